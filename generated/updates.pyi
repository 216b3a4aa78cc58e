# Generated from derivatives.yaml by `specgrad generate`; do not edit.

from typing import Any

def __getattr__(name: str) -> Any: ...
