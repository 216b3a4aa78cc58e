"""Array functions: what `call:` entries of the spec name, written once for NumPy and CuPy.

They know arrays only. Nothing here imports the rest of the package, so that a spec can be proven with these functions before
anything is generated or built from it.
"""
