"""What one command finds or makes and the next need not find or make again."""
