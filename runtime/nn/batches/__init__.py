"""Data in batches, for training: datasets, the order of their samples, and what makes batches of these. `specgrad.utils.data` has its names."""
