"""Modules, by family; `specgrad.nn` shows them."""
