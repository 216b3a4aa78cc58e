"""What programs from before no_grad may still ask for."""
