"""What a compiled function has become, for people: drawn, and told to a profile."""
