"""Events shown: as a table, a page, or a trace for other viewers."""
