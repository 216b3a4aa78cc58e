"""What a check found to be wrong: what it looks like, and a program that shows it again."""
