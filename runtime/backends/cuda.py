"""With torch.backends.cuda's names: ways of attending, which hold for all devices, and `matmul`, how matrices are multiplied on CUDA devices."""

from specgrad.compiler.device.products import switches as matmul
from specgrad.compose.nn.attention_choice import SDPAParams
from specgrad.nn.attention import (
    SDPBackend,
    can_use_cudnn_attention,
    can_use_efficient_attention,
    can_use_flash_attention,
    cudnn_sdp_enabled,
    enable_cudnn_sdp,
    enable_flash_sdp,
    enable_math_sdp,
    enable_mem_efficient_sdp,
    flash_sdp_enabled,
    math_sdp_enabled,
    mem_efficient_sdp_enabled,
    sdp_kernel,
)

# fmt: off
__all__ = [
    "SDPAParams", "SDPBackend", "can_use_cudnn_attention", "can_use_efficient_attention", "can_use_flash_attention", "cudnn_sdp_enabled",
    "enable_cudnn_sdp", "enable_flash_sdp", "enable_math_sdp", "enable_mem_efficient_sdp", "flash_sdp_enabled", "math_sdp_enabled", "matmul",
    "mem_efficient_sdp_enabled", "sdp_kernel",
]
# fmt: on
