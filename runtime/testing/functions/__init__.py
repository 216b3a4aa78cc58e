"""`verify`: all that the gradients of any function are held to."""
