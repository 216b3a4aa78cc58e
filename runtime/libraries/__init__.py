"""Ops of other packages: published under their namespaces, loaded from a spec as a program runs."""
