"""The generated functions of `specgrad.nn.functional`.

Generated from derivatives.yaml by `specgrad generate`; do not edit.
"""

from specgrad.generated.public import FUNCTIONS

globals().update(FUNCTIONS["nn.functional"])

__all__ = ["avg_pool2d", "binary_cross_entropy", "binary_cross_entropy_with_logits", "celu", "conv2d", "cross_entropy", "dropout", "elu", "embedding", "gelu", "glu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh", "huber_loss", "kl_div", "l1_loss", "layer_norm", "leaky_relu", "linear", "log_softmax", "logsigmoid", "max_pool2d", "mish", "mse_loss", "nll_loss", "prelu", "relu", "relu6", "selu", "sigmoid", "silu", "smooth_l1_loss", "softmax", "softmin", "softplus", "softshrink", "softsign", "tanhshrink", "threshold"]
