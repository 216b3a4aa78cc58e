"""What a call and a backward pass are made of, from the ground up: base, kernels, tape, engine, dispatch, factories."""
