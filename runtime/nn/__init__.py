"""Layers, losses and what they are made of: modules, which keep parameters, and functions.

>>> model = specgrad.nn.Sequential(specgrad.nn.Linear(4, 8), specgrad.nn.ReLU(), specgrad.nn.Linear(8, 1))
>>> model(specgrad.randn(5, 4)).shape
specgrad.Size([5, 1])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from specgrad.core.base.lazy import lazy_names

from . import functional

# isort: off
# fmt: off
if TYPE_CHECKING:
    from . import attention, init, utils
    from .modules.activation import (
        AlphaDropout, CELU, Dropout, Dropout1d, Dropout2d, Dropout3d, ELU, FeatureAlphaDropout, GELU, GLU, Hardshrink, Hardsigmoid, Hardswish, Hardtanh,
        LeakyReLU, LogSigmoid, LogSoftmax, Mish, PReLU, RReLU, ReLU, ReLU6, SELU, SiLU, Sigmoid, Softmax, Softmax2d, Softmin, Softplus, Softshrink,
        Softsign, Tanh, Tanhshrink, Threshold,
    )
    from .modules.attention import MultiheadAttention, Transformer, TransformerDecoder, TransformerDecoderLayer, TransformerEncoder, TransformerEncoderLayer
    from .modules.containers import ModuleDict, ModuleList, ParameterDict, ParameterList, Sequential
    from .modules.convolution import Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
    from .modules.images import ChannelShuffle, Fold, PixelShuffle, PixelUnshuffle, Unfold, Upsample, UpsamplingBilinear2d, UpsamplingNearest2d
    from .modules.linear import Bilinear, Embedding, EmbeddingBag, Flatten, Identity, Linear, Unflatten
    from .modules.loss import (
        BCELoss, BCEWithLogitsLoss, CTCLoss, CosineEmbeddingLoss, CosineSimilarity, CrossEntropyLoss, GaussianNLLLoss, HingeEmbeddingLoss, HuberLoss,
        KLDivLoss, L1Loss, LinearCrossEntropyLoss, MSELoss, MarginRankingLoss, MultiLabelMarginLoss, MultiLabelSoftMarginLoss, MultiMarginLoss, NLLLoss,
        PairwiseDistance, PoissonNLLLoss, SmoothL1Loss, SoftMarginLoss, TripletMarginLoss, TripletMarginWithDistanceLoss,
    )
    from .modules.module import Module
    from .modules.normalization import (
        BatchNorm1d, BatchNorm2d, BatchNorm3d, GroupNorm, InstanceNorm1d, InstanceNorm2d, InstanceNorm3d, LayerNorm, LocalResponseNorm, RMSNorm,
    )
    from .modules.padding import (
        CircularPad1d, CircularPad2d, CircularPad3d, ConstantPad1d, ConstantPad2d, ConstantPad3d, ReflectionPad1d, ReflectionPad2d, ReflectionPad3d,
        ReplicationPad1d, ReplicationPad2d, ReplicationPad3d, ZeroPad1d, ZeroPad2d, ZeroPad3d,
    )
    from .modules.pooling import (
        AdaptiveAvgPool1d, AdaptiveAvgPool2d, AdaptiveAvgPool3d, AdaptiveMaxPool1d, AdaptiveMaxPool2d, AdaptiveMaxPool3d, AvgPool1d, AvgPool2d, AvgPool3d,
        FractionalMaxPool2d, FractionalMaxPool3d, LPPool1d, LPPool2d, LPPool3d, MaxPool1d, MaxPool2d, MaxPool3d, MaxUnpool1d, MaxUnpool2d, MaxUnpool3d,
    )
    from .modules.recurrent import GRU, GRUCell, LSTM, LSTMCell, RNN, RNNBase, RNNCell, RNNCellBase
    from .parameter import Buffer, Parameter

__all__ = [
    "AdaptiveAvgPool1d", "AdaptiveAvgPool2d", "AdaptiveAvgPool3d", "AdaptiveMaxPool1d", "AdaptiveMaxPool2d", "AdaptiveMaxPool3d", "AlphaDropout",
    "attention",
    "AvgPool1d", "AvgPool2d", "AvgPool3d", "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "BCELoss", "BCEWithLogitsLoss", "Bilinear", "Buffer", "CELU",
    "ChannelShuffle", "CircularPad1d", "CircularPad2d", "CircularPad3d", "ConstantPad1d", "ConstantPad2d", "ConstantPad3d", "Conv1d", "Conv2d",
    "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d", "CosineEmbeddingLoss", "CosineSimilarity", "CrossEntropyLoss", "CTCLoss",
    "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "ELU", "Embedding", "EmbeddingBag", "FeatureAlphaDropout", "Flatten", "Fold",
    "FractionalMaxPool2d", "FractionalMaxPool3d", "functional", "GaussianNLLLoss", "GELU", "GLU", "GroupNorm", "GRU", "GRUCell", "Hardshrink",
    "Hardsigmoid", "Hardswish", "Hardtanh", "HingeEmbeddingLoss", "HuberLoss", "Identity", "init", "InstanceNorm1d", "InstanceNorm2d",
    "InstanceNorm3d", "KLDivLoss", "L1Loss", "LayerNorm", "LeakyReLU", "Linear", "LinearCrossEntropyLoss", "LocalResponseNorm", "LogSigmoid",
    "LogSoftmax", "LPPool1d", "LPPool2d", "LPPool3d", "LSTM", "LSTMCell", "MarginRankingLoss", "MaxPool1d", "MaxPool2d", "MaxPool3d", "MaxUnpool1d",
    "MaxUnpool2d", "MaxUnpool3d", "Mish", "Module", "ModuleDict", "ModuleList", "MSELoss", "MultiheadAttention", "MultiLabelMarginLoss",
    "MultiLabelSoftMarginLoss", "MultiMarginLoss", "NLLLoss", "PairwiseDistance", "Parameter", "ParameterDict", "ParameterList", "PixelShuffle",
    "PixelUnshuffle", "PoissonNLLLoss", "PReLU", "ReflectionPad1d", "ReflectionPad2d", "ReflectionPad3d", "ReLU", "ReLU6", "ReplicationPad1d",
    "ReplicationPad2d", "ReplicationPad3d", "RMSNorm", "RNN", "RNNBase", "RNNCell", "RNNCellBase", "RReLU", "SELU", "Sequential", "Sigmoid", "SiLU",
    "SmoothL1Loss", "SoftMarginLoss", "Softmax", "Softmax2d", "Softmin", "Softplus", "Softshrink", "Softsign", "Tanh", "Tanhshrink", "Threshold",
    "Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder", "TransformerEncoderLayer", "TripletMarginLoss",
    "TripletMarginWithDistanceLoss", "Unflatten", "Unfold", "Upsample", "UpsamplingBilinear2d", "UpsamplingNearest2d", "utils", "ZeroPad1d",
    "ZeroPad2d", "ZeroPad3d",
]
# fmt: on
# isort: on

_ABSENT = {  # names of PyTorch's, and what to use
    "AdaptiveLogSoftmaxWithLoss": "use CrossEntropyLoss",
    "Container": "derive from Module",
    "CrossMapLRN2d": "use LocalResponseNorm",
    "DataParallel": "a module runs on one device",
    "LinearCrossEntropyOptions": "there is one way of computing LinearCrossEntropyLoss",
    "NLLLoss2d": "use NLLLoss",
    "SyncBatchNorm": "a module runs on one device: use BatchNorm2d",
    "UninitializedBuffer": "shapes are given when a module is made",
    "UninitializedParameter": "shapes are given when a module is made",
    "parallel": "a module runs on one device",
    "quantized": "there are no quantized dtypes",
}

_HERE = "specgrad.nn"
_WITH_LAYERS = ("linear", "activation", "containers", "convolution", "normalization", "pooling", "padding", "loss", "images", "attention", "recurrent")


def _find(name: str) -> Any:
    """A submodule, or what one of them defines."""
    if name in ("attention", "init", "utils"):
        return import_module(f".{name}", _HERE)
    sources = (import_module(f".{place}", _HERE) for place in ("parameter", "modules.module", *(f"modules.{family}" for family in _WITH_LAYERS)))
    return next(vars(source)[name] for source in sources if name in vars(source))


if not TYPE_CHECKING:  # to a type checker, what has no name here is an error
    _present, __dir__ = lazy_names(__name__, __all__, _find)

    def __getattr__(name: str) -> Any:
        if name.startswith("Lazy"):
            raise AttributeError(f"specgrad.nn has no {name}: give {name.removeprefix('Lazy')} the number of its input's features", name=name)
        if name in _ABSENT:
            raise AttributeError(f"specgrad.nn has no {name}: {_ABSENT[name]}", name=name)
        return _present(name)
