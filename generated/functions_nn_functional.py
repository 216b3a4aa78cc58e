"""The generated functions of `specgrad.nn.functional`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.core.base.lazy import lazy_names
from specgrad.generated.public import FUNCTIONS, function

__all__ = ["avg_pool2d", "binary_cross_entropy", "binary_cross_entropy_with_logits", "celu", "celu_", "conv2d", "cross_entropy", "dropout", "elu", "elu_", "embedding", "gelu", "glu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh", "hardtanh_", "huber_loss", "kl_div", "l1_loss", "layer_norm", "leaky_relu", "leaky_relu_", "linear", "log_softmax", "logsigmoid", "max_pool2d", "mish", "mse_loss", "nll_loss", "prelu", "relu", "relu6", "relu_", "selu", "selu_", "sigmoid", "silu", "smooth_l1_loss", "softmax", "softmin", "softplus", "softshrink", "softsign", "tanhshrink", "threshold", "threshold_"]
__getattr__, __dir__ = lazy_names(__name__, __all__, lambda name: function(FUNCTIONS["nn.functional"][name]))
