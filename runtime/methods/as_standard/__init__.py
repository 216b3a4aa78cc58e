"""Python's array API standard over tensors: what `specgrad.array_api` shows, and `Tensor.__array_namespace__` gives.

Most functions are NumPy's of that name, as `specgrad.numpy` has them, since NumPy 2 follows the standard too:
they compute in the dtypes of its table of promotions.
"""
