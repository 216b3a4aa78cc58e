"""The array functions of all ops with a forward expression, by identifier.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""
