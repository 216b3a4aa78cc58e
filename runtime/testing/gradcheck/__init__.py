"""gradcheck and gradgradcheck: gradients of a function held against differences, entry by entry."""
