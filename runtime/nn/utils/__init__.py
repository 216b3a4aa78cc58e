"""What is done to the gradients of all parameters, parameters as one vector, and how they lie in memory."""

from .clip_grad import clip_grad_norm_, clip_grad_value_, clip_grads_with_norm_, get_total_norm
from .convert_parameters import parameters_to_vector, vector_to_parameters
from .memory_format import convert_conv2d_weight_memory_format, convert_conv3d_weight_memory_format

__all__ = [
    "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format",
    "get_total_norm", "parameters_to_vector", "vector_to_parameters",
]  # fmt: skip
