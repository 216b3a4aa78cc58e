"""Events: what is known of each call, how they nest, and their averages."""
