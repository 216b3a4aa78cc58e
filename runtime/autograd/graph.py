"""The recorded graph: its nodes, and a picture of it."""

from specgrad.node import Node

from .drawing import Drawing, draw

__all__ = ["Drawing", "Node", "draw"]
