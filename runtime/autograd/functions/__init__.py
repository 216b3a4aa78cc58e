"""A user's own `Function`: its context, its node, what it saves, forward mode, batches."""
