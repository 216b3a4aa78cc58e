"""What holds for any differentiable function, an op of a spec or a user's own: one property a function, which takes a trial and yields failures."""
