"""The functions of all ops, by identifier: formulas call each other through here, whatever their group.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""
