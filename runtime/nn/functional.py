"""The functions of neural networks."""
