"""The backward pass: hooks in it, what it is given, what it tells when it fails."""
