"""Mutation testing: every formula of a spec changed in turn, to see whether verification notices. `specgrad verify --mutants` runs it."""
