"""What array functions share: checks of their arguments, helpers, rows, and what compiled code offers them."""
