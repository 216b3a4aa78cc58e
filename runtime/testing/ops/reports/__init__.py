"""What a verification found, as files: for machines, for continuous integration, for people."""
