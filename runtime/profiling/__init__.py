"""What a run costs: what is recorded of it, and how that is shown."""
