"""The general path of an op: arguments checked, computed, recorded, changed in place, differentiated forward."""
