"""What a program costs: ops and nodes are recorded, and shown as a table, a timeline and a page. Loaded when it is first asked for."""
