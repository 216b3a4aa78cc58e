"""One table of all layers and losses: how each is made, and what it is called with. Tests here and in tests/oracle/nn read it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Case:
    """A layer: the arguments that it is made with, and the inputs that it is called with: arrays, shapes of arrays of random floats, or other values."""

    name: str
    args: tuple[Any, ...]
    inputs: tuple[Any, ...]
    options: dict[str, Any] = field(default_factory=dict)
    random: bool = False  # whether its output is random while training
    derivative: bool = True  # whether its gradient is one: an option may ask for another

    def id(self) -> str:
        shown = [repr(arg) for arg in self.args if not isinstance(arg, np.ndarray)] + [
            f"{name}={value!r}" for name, value in self.options.items() if not isinstance(value, np.ndarray)
        ]
        return f"{self.name}({', '.join(shown)})"

    def made(self, lib: Any) -> Any:
        """The layer, in float64."""
        args = [tensor_of(lib, arg) for arg in self.args]
        options = {name: tensor_of(lib, value) for name, value in self.options.items()}
        return getattr(lib.nn, self.name)(*args, **options).double()

    def arguments(self, lib: Any, requires_grad: bool = True) -> list[Any]:
        """What it is called with; a tensor of floats requires a gradient."""
        generator = np.random.default_rng(1)
        found = []
        for value in self.inputs:
            if is_shape(value):
                value = generator.normal(size=value)
            given = tensor_of(lib, value)
            if requires_grad and isinstance(value, np.ndarray) and value.dtype == np.float64 and value.flags.writeable is not False:
                given.requires_grad_()
            found.append(given)
        return found


def is_shape(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(part, int) for part in value)


def tensor_of(lib: Any, value: Any) -> Any:
    """An array as a tensor; (tensor, tensor) for a tuple of them."""
    if isinstance(value, np.ndarray):
        return lib.tensor(value.copy())
    if isinstance(value, tuple) and value and isinstance(value[0], np.ndarray):
        return tuple(tensor_of(lib, part) for part in value)
    return value


def numbers(*shape: int, low: float | None = None, high: float = 1.0) -> Any:
    """Random numbers: of a normal distribution, or uniform between two; targets, which take no gradient."""
    generator = np.random.default_rng(sum(shape) + 7)
    array = generator.normal(size=shape) if low is None else generator.uniform(low, high, size=shape)
    array.setflags(write=False)
    return array


def classes(*values: int) -> Any:
    return np.array(values, dtype=np.int64)


SIGNS = np.where(numbers(4, 3) > 0, 1.0, -1.0)
SIGNS.setflags(write=False)
SIGN = np.where(numbers(4) > 0, 1.0, -1.0)
SIGN.setflags(write=False)
WEIGHT = np.array([0.5, 1.0, 2.0])
MASK = np.triu(np.full((5, 5), -np.inf), 1)
MASK.setflags(write=False)
X = (4, 6)
SIGNAL, IMAGE, VOLUME = (2, 4, 9), (2, 4, 8, 8), (2, 4, 6, 6, 6)
UNBATCHED = (4, 8, 8)


def of_one(name: str, *args: Any, **options: Any) -> Case:
    return Case(name, args, (X,), options)


ACTIVATIONS = [
    *(
        of_one(name)
        for name in ("ReLU", "ReLU6", "SELU", "SiLU", "Mish", "Hardsigmoid", "Hardswish", "Sigmoid", "Tanh", "LogSigmoid", "Softsign", "Tanhshrink")
    ),
    *(of_one(name) for name in ("LeakyReLU", "Hardtanh", "ELU", "CELU", "GELU", "GLU", "Softplus", "Hardshrink", "Softshrink", "PReLU", "Identity")),
    of_one("LeakyReLU", 0.3),
    of_one("Hardtanh", -0.5, 0.25),
    of_one("ELU", 0.5),
    of_one("CELU", 2.0),
    of_one("GELU", "tanh"),
    of_one("GLU", 0),
    of_one("Softplus", 2.0, 0.5),
    of_one("Hardshrink", 0.25),
    of_one("Softshrink", lambd=0.25),
    of_one("Threshold", 0.25, -2.0),
    of_one("PReLU", 6, 0.5),
    of_one("Softmax", 1),
    of_one("Softmin", dim=0),
    of_one("LogSoftmax", -1),
    Case("Softmax2d", (), (IMAGE,)),
    Case("RReLU", (), (X,), random=True),
    *(Case(name, (0.3,), (X,), random=True) for name in ("Dropout", "AlphaDropout", "FeatureAlphaDropout")),
    Case("Dropout1d", (0.4,), (SIGNAL,), random=True),
    Case("Dropout2d", (0.4,), (IMAGE,), random=True),
    Case("Dropout3d", (0.4,), (VOLUME,), random=True),
]
LINEAR = [
    Case("Linear", (6, 3), (X,)),
    Case("Linear", (6, 3), (X,), {"bias": False}),
    Case("Bilinear", (6, 5, 3), (X, (4, 5))),
    Case("Bilinear", (6, 5, 3, False), (X, (4, 5))),
    Case("Flatten", (), (IMAGE,)),
    Case("Flatten", (0, 2), (IMAGE,)),
    Case("Unflatten", (1, (2, 3)), (X,)),
    Case("Embedding", (7, 3), (classes(1, 5, 1, 0),)),
    Case("Embedding", (7, 3), (classes(1, 5, 1, 2),), {"padding_idx": -5, "scale_grad_by_freq": True}, derivative=False),
    Case("EmbeddingBag", (7, 3), (classes(1, 5, 1, 0).reshape(2, 2),)),
    Case("EmbeddingBag", (7, 3), (classes(1, 5, 1, 0), classes(0, 3)), {"mode": "sum", "padding_idx": 1}),
    Case("EmbeddingBag", (7, 3), (classes(1, 5, 1, 0), classes(0, 3)), {"mode": "max"}),
]
CONVOLUTIONS = [
    Case("Conv1d", (4, 6, 3), (SIGNAL,)),
    Case("Conv1d", (4, 6, 4), (SIGNAL,), {"padding": "same", "padding_mode": "circular"}),
    Case("Conv2d", (4, 6, (3, 2)), (IMAGE,), {"stride": 2, "padding": (1, 0), "dilation": 2, "groups": 2, "bias": False}),
    Case("Conv2d", (4, 6, 3), (UNBATCHED,), {"padding": "same"}),
    Case("Conv2d", (4, 6, 3), (IMAGE,), {"padding": (1, 2), "padding_mode": "reflect"}),
    Case("Conv2d", (4, 6, 3), (IMAGE,), {"padding": "valid", "padding_mode": "replicate"}),
    Case("Conv3d", (4, 2, 3), (VOLUME,), {"padding": 1}),
    Case("ConvTranspose1d", (4, 6, 3), (SIGNAL,), {"stride": 2, "output_padding": 1}),
    Case("ConvTranspose2d", (4, 6, 3), (IMAGE,), {"stride": 2, "padding": 1, "groups": 2, "dilation": 2, "bias": False}),
    Case("ConvTranspose2d", (4, 6, 3), (IMAGE, [18, 17]), {"stride": 2}),
    Case("ConvTranspose3d", (4, 2, 2), (VOLUME,)),
]
NORMALIZATIONS = [
    Case("BatchNorm1d", (6,), (X,)),
    Case("BatchNorm1d", (4,), (SIGNAL,), {"momentum": None}),
    Case("BatchNorm2d", (4,), (IMAGE,), {"affine": False}),
    Case("BatchNorm2d", (4,), (IMAGE,), {"track_running_stats": False, "bias": False}),
    Case("BatchNorm3d", (4,), (VOLUME,), {"eps": 0.1, "momentum": 0.3}),
    Case("InstanceNorm1d", (4,), (SIGNAL,)),
    Case("InstanceNorm2d", (4,), (UNBATCHED,), {"affine": True}),
    Case("InstanceNorm2d", (4,), (IMAGE,), {"affine": True, "track_running_stats": True, "bias": False}),
    Case("InstanceNorm3d", (4,), (VOLUME,)),
    Case("LayerNorm", (6,), (X,)),
    Case("LayerNorm", ([8, 8],), (IMAGE,), {"bias": False}),
    Case("LayerNorm", (6,), (X,), {"elementwise_affine": False}),
    Case("RMSNorm", (6,), (X,)),
    Case("RMSNorm", ((8, 8), 0.1, False), (IMAGE,)),
    Case("GroupNorm", (2, 4), (IMAGE,)),
    Case("GroupNorm", (2, 4), (SIGNAL,), {"affine": False}),
    Case("GroupNorm", (2, 4), (SIGNAL,), {"bias": False}),
    Case("LocalResponseNorm", (2,), (IMAGE,)),
    Case("LocalResponseNorm", (3, 0.1, 0.5, 2.0), (SIGNAL,)),
]
POOLS = [
    Case("MaxPool1d", (2,), (SIGNAL,)),
    Case("MaxPool2d", ((3, 2), 1, 1), (IMAGE,), {"ceil_mode": True}),
    Case("MaxPool2d", (2,), (UNBATCHED,), {"return_indices": True}),
    Case("MaxPool3d", (2,), (VOLUME,)),
    Case("AvgPool1d", (3, 2, 1), (SIGNAL,)),
    Case("AvgPool2d", (3,), (IMAGE,), {"padding": 1, "count_include_pad": False}),
    Case("AvgPool3d", (2, 1), (VOLUME,), {"divisor_override": 3}),
    Case("LPPool1d", (2, 3), (SIGNAL,)),
    Case("LPPool2d", (3.0, (2, 3)), (numbers(*IMAGE, low=0.5, high=2.0) + 0.0,), {"ceil_mode": True}),
    Case("LPPool3d", (2, 2), (VOLUME,)),
    Case("AdaptiveAvgPool1d", (4,), (SIGNAL,)),
    Case("AdaptiveAvgPool2d", ((3, None),), (IMAGE,)),
    Case("AdaptiveAvgPool3d", (2,), (VOLUME,)),
    Case("AdaptiveMaxPool1d", (4,), (SIGNAL,)),
    Case("AdaptiveMaxPool2d", (3, True), (IMAGE,)),
    Case("AdaptiveMaxPool3d", ((2, 3, 1),), (VOLUME,)),
    Case("MaxUnpool1d", (2,), ((1, 2, 3), classes(0, 3, 5, 1, 2, 4).reshape(1, 2, 3))),
    Case("MaxUnpool2d", (2, 2), ((1, 1, 2, 2), classes(0, 3, 9, 14).reshape(1, 1, 2, 2), [5, 5])),
    Case("MaxUnpool3d", (1,), ((1, 1, 1, 2, 2), classes(0, 1, 2, 3).reshape(1, 1, 1, 2, 2))),
    Case("FractionalMaxPool2d", (2, 3), (IMAGE,), {"_random_samples": numbers(2, 4, 2, low=0.0)}),
    Case("FractionalMaxPool3d", (2,), (VOLUME,), {"output_ratio": 0.5, "_random_samples": numbers(2, 4, 3, low=0.0), "return_indices": True}),
]
PADS = [
    *(
        Case(f"{kind}Pad{dims}d", (padding,), (shape,))
        for kind in ("Zero", "Circular", "Reflection", "Replication")
        for dims, padding, shape in ((1, (2, 1), SIGNAL), (2, 2, IMAGE), (3, 1, VOLUME))
    ),
    Case("ConstantPad1d", (2, 0.5), (SIGNAL,)),
    Case("ConstantPad2d", ((1, 0, 2, 1), 3), (IMAGE,)),
    Case("ConstantPad3d", (1, -1.0), (VOLUME,)),
]
IMAGES = [
    Case("Upsample", ((12, 5),), (IMAGE,), {"mode": "bilinear"}),
    Case("Upsample", (), (SIGNAL,), {"scale_factor": 2, "mode": "linear", "align_corners": True}),
    Case("Upsample", (None, 1.5), (IMAGE,)),
    Case("UpsamplingNearest2d", (), (IMAGE,), {"scale_factor": (2, 3)}),
    Case("UpsamplingBilinear2d", (12,), (IMAGE,)),
    Case("PixelShuffle", (2,), (IMAGE,)),
    Case("PixelUnshuffle", (2,), (IMAGE,)),
    Case("ChannelShuffle", (2,), (IMAGE,)),
    Case("Unfold", ((2, 3),), (IMAGE,), {"stride": 2, "padding": 1}),
    Case("Fold", ((4, 5), 2), ((2, 12, 12),)),
]
PAIR = ((4, 3), numbers(4, 3))
PROBABILITIES = (numbers(4, 3, low=0.1, high=0.9) + 0.0, numbers(4, 3, low=0.1, high=0.9))
SCORES = ((4, 3), classes(2, 0, 1, 2))
LOSSES = [
    *(
        Case(name, (), PAIR, {"reduction": reduction})
        for name, reduction in (("L1Loss", "mean"), ("MSELoss", "sum"), ("HuberLoss", "mean"), ("SmoothL1Loss", "none"))
    ),
    Case("HuberLoss", (), PAIR, {"delta": 0.5}),
    Case("SmoothL1Loss", (), PAIR, {"beta": 0.5}),
    Case("SoftMarginLoss", (), ((4, 3), SIGNS)),
    Case("KLDivLoss", (), (PAIR[0], PROBABILITIES[1]), {"reduction": "batchmean"}),
    Case("KLDivLoss", (), PAIR, {"log_target": True, "reduction": "sum"}),
    Case("HingeEmbeddingLoss", (0.5,), ((4, 3), SIGNS)),
    Case("PoissonNLLLoss", (), (PAIR[0], PROBABILITIES[1])),
    Case("PoissonNLLLoss", (False,), PROBABILITIES, {"full": True, "eps": 0.1}),
    Case("GaussianNLLLoss", (), (*PAIR, PROBABILITIES[0])),
    Case("CrossEntropyLoss", (), SCORES),
    Case("CrossEntropyLoss", (WEIGHT,), SCORES, {"ignore_index": 1, "label_smoothing": 0.1}),
    Case("CrossEntropyLoss", (), (PAIR[0], PROBABILITIES[1]), {"reduction": "sum"}),
    Case("NLLLoss", (), SCORES),
    Case("NLLLoss", (WEIGHT,), SCORES, {"reduction": "sum"}),
    Case("LinearCrossEntropyLoss", (6, 3), (X, classes(2, 0, 1, 2))),
    Case("LinearCrossEntropyLoss", (6, 3), (X, classes(2, 0, 1, 2)), {"bias": True, "weight": WEIGHT}),
    Case("BCELoss", (), PROBABILITIES),
    Case("BCELoss", (WEIGHT,), PROBABILITIES, {"reduction": "none"}),
    Case("BCEWithLogitsLoss", (), (PAIR[0], PROBABILITIES[1])),
    Case("BCEWithLogitsLoss", (), (PAIR[0], PROBABILITIES[1]), {"weight": WEIGHT, "pos_weight": WEIGHT}),
    Case("MultiLabelSoftMarginLoss", (), (PAIR[0], PROBABILITIES[1])),
    Case("MultiLabelSoftMarginLoss", (WEIGHT,), (PAIR[0], PROBABILITIES[1])),
    Case("MultiLabelMarginLoss", (), ((2, 4), classes(3, 0, -1, 1, 2, -1, 0, 0).reshape(2, 4))),
    Case("MultiMarginLoss", (), SCORES),
    Case("MultiMarginLoss", (2, 0.5, WEIGHT), SCORES),
    Case("MarginRankingLoss", (0.2,), ((4,), (4,), SIGN)),
    Case("CosineEmbeddingLoss", (0.1,), ((4, 3), (4, 3), SIGN)),
    Case("TripletMarginLoss", (), ((4, 3), (4, 3), (4, 3)), {"p": 3.0, "swap": True}),
    Case("TripletMarginWithDistanceLoss", (), ((4, 3), (4, 3), (4, 3)), {"margin": 2.0}),
    Case("CTCLoss", (), ((7, 2, 5), classes(1, 2, 3, 4, 4, 1).reshape(2, 3), classes(7, 6), classes(3, 2))),
    Case("CTCLoss", (1, "sum", True), ((7, 2, 5), classes(0, 2, 3, 4, 4, 2).reshape(2, 3), classes(7, 6), classes(3, 2))),
    Case("CosineSimilarity", (), ((4, 3), (4, 3))),
    Case("PairwiseDistance", (3.0,), ((4, 3), (4, 3)), {"keepdim": True}),
]
QUERY, KEY = (5, 2, 4), (3, 2, 4)
ATTENTION = [
    Case("MultiheadAttention", (4, 2), (QUERY, KEY, KEY)),
    Case("MultiheadAttention", (4, 2), (QUERY, QUERY, QUERY, None, True, MASK), {"bias": False}),
    Case("MultiheadAttention", (4, 2), (QUERY, QUERY, QUERY, None, False, MASK, True, True), {"batch_first": False}),
    Case(
        "MultiheadAttention", (4, 2), ((2, 5, 4), (2, 3, 3), (2, 3, 6)), {"kdim": 3, "vdim": 6, "batch_first": True, "add_bias_kv": True, "add_zero_attn": True}
    ),
    Case("MultiheadAttention", (4, 2), ((5, 4), (3, 4), (3, 4)), {"batch_first": True}),
    Case("TransformerEncoderLayer", (4, 2, 8, 0.0), (QUERY,)),
    Case("TransformerEncoderLayer", (4, 2, 8, 0.0, "gelu"), ((2, 5, 4), MASK), {"batch_first": True, "norm_first": True, "bias": False}),
    Case("TransformerDecoderLayer", (4, 2, 8, 0.0), (QUERY, KEY, MASK)),
    Case("TransformerDecoderLayer", (4, 2, 8, 0.0), (QUERY, KEY), {"norm_first": True}),
    Case("Transformer", (4, 2, 2, 1, 8, 0.0), (KEY, QUERY, None, MASK)),
]
SEQUENCE = (5, 2, 3)
RECURRENT = [
    *(Case(name, (3, 4), (SEQUENCE,)) for name in ("RNN", "LSTM", "GRU")),
    Case("RNN", (3, 4, 2, "relu"), (SEQUENCE,), {"bidirectional": True}),
    Case("LSTM", (3, 4, 2), ((2, 5, 3),), {"bias": False, "batch_first": True, "bidirectional": True, "proj_size": 2}),
    Case("LSTM", (3, 4), ((5, 3), (numbers(1, 4), numbers(1, 4)))),
    Case("GRU", (3, 4, 2), ((2, 5, 3), numbers(4, 2, 4)), {"bidirectional": True, "batch_first": True}),
    Case("RNNCell", (3, 4), ((2, 3),)),
    Case("RNNCell", (3, 4, False, "relu"), ((3,), (4,))),
    Case("LSTMCell", (3, 4), ((2, 3),)),
    Case("LSTMCell", (3, 4, False), ((2, 3), (numbers(2, 4), numbers(2, 4)))),
    Case("GRUCell", (3, 4), ((2, 3), (2, 4))),
]
CASES = [*ACTIVATIONS, *LINEAR, *CONVOLUTIONS, *NORMALIZATIONS, *POOLS, *PADS, *IMAGES, *LOSSES, *ATTENTION, *RECURRENT]
BY_ID = {f"{number}-{case.id()}": case for number, case in enumerate(CASES)}

NOT_LAYERS = {  # tested by themselves
    "Buffer", "Module", "ModuleDict", "ModuleList", "Parameter", "ParameterDict", "ParameterList", "RNNBase", "RNNCellBase", "Sequential", "attention",
    "functional", "init", "utils", "TransformerEncoder", "TransformerDecoder",
}  # fmt: skip
