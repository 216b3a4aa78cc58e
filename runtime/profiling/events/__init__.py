"""Events: what was recorded of each call, how calls nest, and their averages."""
