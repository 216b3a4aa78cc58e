"""What everything stands on: dtypes, devices, the state of threads, where a user's line is."""
