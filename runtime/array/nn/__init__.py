"""Layers: products with weights, convolution, pooling, borders, other sizes."""
