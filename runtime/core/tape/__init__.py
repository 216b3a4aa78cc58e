"""What is recorded: tensors and nodes as data, what nodes save, changes in place, views, leaves."""
