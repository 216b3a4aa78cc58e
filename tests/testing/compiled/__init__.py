"""`specgrad verify --compiled`."""
