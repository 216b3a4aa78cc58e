"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault: no test fails because its examples took long to make.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
