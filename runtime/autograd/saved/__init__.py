"""What users do with saved values: hooks, keeping them elsewhere, changing them, listing them."""
