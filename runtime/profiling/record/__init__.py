"""What is noted while a program runs, and how it becomes events."""
