"""How ops act on a batch."""
