"""Batching: functions of one sample run on a whole batch. Nothing here is loaded until it is used."""
