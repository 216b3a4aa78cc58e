"""Recurrent layers: a cell that goes along a sequence and keeps a state."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import float32, float64
from specgrad.core.factories.filled import empty, zeros
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops
from specgrad.nn import functional, init
from specgrad.nn.parameter import Parameter

from .module import Module

State = tuple[Tensor, ...]  # of a cell: the hidden state, and of an LSTM the cell's own too
Step = Callable[[Tensor, Tensor, State], State]


def _tanh_step(gates: Tensor, hidden: Tensor, state: State) -> State:
    return (ops.tanh(gates + hidden),)


def _relu_step(gates: Tensor, hidden: Tensor, state: State) -> State:
    return (functional.relu(gates + hidden),)


def _lstm_step(gates: Tensor, hidden: Tensor, state: State) -> State:
    write, keep, value, read = (gates + hidden).chunk(4, -1)
    cell = ops.sigmoid(keep) * state[1] + ops.sigmoid(write) * ops.tanh(value)
    return ops.sigmoid(read) * ops.tanh(cell), cell


def _gru_step(gates: Tensor, hidden: Tensor, state: State) -> State:
    width = state[0].shape[-1]
    (switches, value), (hidden_switches, hidden_value) = (part.split([2 * width, width], -1) for part in (gates, hidden))
    reset, keep = ops.sigmoid(switches + hidden_switches).chunk(2, -1)
    return (ops.lerp(ops.tanh(ops.addcmul(value, reset, hidden_value)), state[0], keep),)


STEPS: dict[str, tuple[Step, int]] = {  # what a cell does with its input's and its state's products with the weights; how many gates these have
    "RNN_TANH": (_tanh_step, 1), "RNN_RELU": (_relu_step, 1), "LSTM": (_lstm_step, 4), "GRU": (_gru_step, 3),
}  # fmt: skip


def _at_once(steps: Tensor, *states: Tensor) -> bool:
    """Whether one op computes all steps: on the CPU, of numbers for which there are loops."""
    return steps.dtype in (float32, float64) and all(s.dtype is steps.dtype for s in states) and steps.device.type == "cpu" and steps.shape[0] > 0


class _Recurrent(Module):
    hidden_size: int

    def reset_parameters(self) -> None:
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for parameter in self.parameters():
            init.uniform_(parameter, -bound, bound)


class RNNBase(_Recurrent):
    """Layers of cells over sequences, in one direction or both."""

    mode: str
    input_size: int
    num_layers: int
    bias: bool
    batch_first: bool
    dropout: float
    bidirectional: bool
    proj_size: int

    def __init__(
        self,
        mode: str,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if mode not in STEPS:
            raise ValueError("Unrecognized RNN mode: " + mode)
        if isinstance(dropout, bool) or not isinstance(dropout, (int, float)) or not 0 <= dropout <= 1:
            raise ValueError("dropout should be a number in range [0, 1] representing the probability of an element being zeroed")
        if dropout > 0 and num_layers == 1:
            warn_user(
                "dropout option adds dropout after all but last recurrent layer, so non-zero dropout expects num_layers greater than 1, "
                f"but got dropout={dropout} and num_layers={num_layers}",
            )
        if input_size <= 0:
            raise ValueError("input_size must be greater than zero")
        if hidden_size <= 0:
            raise ValueError("hidden_size must be greater than zero")
        if num_layers <= 0:
            raise ValueError("num_layers must be greater than zero")
        if proj_size < 0:
            raise ValueError("proj_size should be a positive integer or zero to disable projections")
        if proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size")
        self.mode, self.input_size, self.hidden_size, self.num_layers = mode, input_size, hidden_size, num_layers
        self.bias, self.batch_first, self.dropout, self.bidirectional, self.proj_size = bias, batch_first, float(dropout), bidirectional, proj_size
        rows, out = STEPS[mode][1] * hidden_size, proj_size or hidden_size
        for layer in range(num_layers):
            shapes: dict[str, tuple[int, ...]] = {"weight_ih": (rows, input_size if layer == 0 else out * (1 + bidirectional)), "weight_hh": (rows, out)}
            shapes |= {"bias_ih": (rows,), "bias_hh": (rows,)} if bias else {}
            shapes |= {"weight_hr": (proj_size, hidden_size)} if proj_size else {}
            for suffix in self._suffixes(layer):
                for name, shape in shapes.items():
                    setattr(self, name + suffix, Parameter(empty(*shape, device=device, dtype=dtype)))
        self.reset_parameters()

    def _suffixes(self, layer: int) -> list[str]:
        """What the names of a layer's parameters end with, for each direction."""
        return [f"_l{layer}", f"_l{layer}_reverse"][: 1 + self.bidirectional]

    @property
    def all_weights(self) -> list[list[Parameter]]:
        """The parameters of each layer, in each direction."""
        suffixes = [suffix for layer in range(self.num_layers) for suffix in self._suffixes(layer)]
        return [[parameter for name, parameter in self.named_parameters() if name.partition("_l")[2] == suffix[2:]] for suffix in suffixes]

    def flatten_parameters(self) -> None:
        """Nothing: there is no memory to be put in order."""

    def forward(self, input: Tensor, hx: Any = None) -> tuple[Tensor, Any]:
        """What the last layer gives at each time, and the last state of every layer."""
        if not isinstance(input, Tensor):
            raise TypeError(f"{self._get_name()}: a padded tensor is expected, got {type(input).__name__}; there are no packed sequences")
        if input.ndim not in (2, 3):
            raise ValueError(f"{self._get_name()}: Expected input to be 2D or 3D, got {input.ndim}D instead")
        if input.shape[-1] != self.input_size:
            raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}")
        if input.dtype is not self.weight_ih_l0.dtype:
            raise ValueError(f"{self._get_name()}: expected input of the weights' dtype, {self.weight_ih_l0.dtype}, but got {input.dtype}")
        batched = input.ndim == 3
        steps = input.unsqueeze(1) if not batched else input.transpose(0, 1) if self.batch_first else input
        states = self._first_states(steps, hx, batched)
        last: list[State] = []
        for layer in range(self.num_layers):
            if layer and self.dropout:
                steps = functional.dropout(steps, self.dropout, self.training)
            found = [self._along(steps, states[len(last) + number], suffix) for number, suffix in enumerate(self._suffixes(layer))]
            steps = found[0][0] if len(found) == 1 else ops.cat([outputs for outputs, _ in found], -1)
            last += [state for _, state in found]
        if not batched:
            steps, last = steps.squeeze(1), [tuple(part.squeeze(0) for part in state) for state in last]
        elif self.batch_first:
            steps = steps.transpose(0, 1)
        stacked = tuple(ops.stack(list(parts)) for parts in zip(*last))
        return steps, stacked if self.mode == "LSTM" else stacked[0]

    def _first_states(self, steps: Tensor, hx: Any, batched: bool) -> list[State]:
        """The state that each layer starts with, in each direction."""
        count, sizes = self.num_layers * (1 + self.bidirectional), (self.proj_size or self.hidden_size, self.hidden_size)[: 1 + (self.mode == "LSTM")]
        if hx is None:
            given = tuple(zeros(count, steps.shape[1], size, dtype=steps.dtype, device=steps.device) for size in sizes)
        else:
            given = tuple(hx) if self.mode == "LSTM" else (hx,)
            given = given if batched else tuple(part.unsqueeze(1) for part in given)
        for what, part, size in zip(("hx", "cx"), given, sizes):
            if tuple(part.shape) != (count, steps.shape[1], size):
                name = "hidden" if self.mode != "LSTM" else "hidden[0]" if what == "hx" else "hidden[1]"
                raise RuntimeError(f"Expected {name} size {(count, steps.shape[1], size)}, got {list(part.shape)}")
        return list(zip(*(part.unbind(0) for part in given)))

    def _along(self, steps: Tensor, state: State, suffix: str) -> tuple[Tensor, State]:
        """One layer in one direction: what it gives at each time, and its last state."""
        part: dict[str, Any] = {name: self._parameters.get(name + suffix) for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh", "weight_hr")}
        backwards = suffix.endswith("_reverse")
        if self.mode == "LSTM" and _at_once(steps, *state) and part["weight_hr"] is None:
            bias = part["bias_ih"] if part["bias_ih"] is None else part["bias_ih"] + part["bias_hh"]
            gates = functional.linear(steps.flip(0) if backwards else steps, part["weight_ih"], bias)
            states, cells, _ = ops._lstm(gates, part["weight_hh"], *state)
            return states[1:].flip(0) if backwards else states[1:], (states[-1], cells[-1])
        step, _ = STEPS[self.mode]
        at_each_time = list(functional.linear(steps, part["weight_ih"], part["bias_ih"]).unbind(0))
        outputs: list[Tensor] = []
        for gates in reversed(at_each_time) if backwards else at_each_time:
            hidden, *cell = step(gates, functional.linear(state[0], part["weight_hh"], part["bias_hh"]), state)
            state = (hidden if part["weight_hr"] is None else functional.linear(hidden, part["weight_hr"]), *cell)
            outputs.append(state[0])
        return ops.stack(outputs[::-1] if backwards else outputs), state

    def extra_repr(self) -> str:
        defaults = {"proj_size": 0, "num_layers": 1, "bias": True, "batch_first": False, "dropout": 0.0, "bidirectional": False}
        more = [f"{name}={getattr(self, name)}" for name, default in defaults.items() if getattr(self, name) != default]
        return ", ".join([f"{self.input_size}, {self.hidden_size}", *more])


class RNN(RNNBase):
    """Along a sequence: the tanh, or the ReLU, of what the input and the state before give."""

    nonlinearity: str

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        nonlinearity: str = "tanh",
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(f"RNN_{nonlinearity.upper()}", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0, device, dtype)
        self.nonlinearity = nonlinearity


class LSTM(RNNBase):
    """Along a sequence: a state that gates decide how to change, to keep and to show."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__("LSTM", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, proj_size, device, dtype)


class GRU(RNNBase):
    """Along a sequence: a state that gates decide how to change and to keep."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__("GRU", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0, device, dtype)


class RNNCellBase(_Recurrent):
    """One step of a recurrent layer."""

    input_size: int
    bias: bool

    def __init__(self, input_size: int, hidden_size: int, bias: bool, num_chunks: int, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        rows = num_chunks * hidden_size
        for name, shape in (("weight_ih", (rows, input_size)), ("weight_hh", (rows, hidden_size)), ("bias_ih", (rows,)), ("bias_hh", (rows,))):
            wanted = bias or name.startswith("weight")
            self.register_parameter(name, Parameter(empty(*shape, device=device, dtype=dtype)) if wanted else None)
        self.reset_parameters()

    def _stepped(self, mode: str, input: Tensor, hx: State | None) -> State:
        if input.ndim not in (1, 2):
            raise ValueError(f"{self._get_name()}: Expected input to be 1D or 2D, got {input.ndim}D instead")
        step, _ = STEPS[mode]
        shape = (*input.shape[:-1], self.hidden_size)
        state = hx or (zeros(*shape, dtype=input.dtype, device=input.device),) * 2
        for part in state:
            if tuple(part.shape) != shape:
                raise RuntimeError(f"{self._get_name()}: expected a state of shape {list(shape)}, as the input has, but got {list(part.shape)}")
        gates = functional.linear(input, self.weight_ih, self.bias_ih)
        return step(gates, functional.linear(state[0], self.weight_hh, self.bias_hh), state)

    def extra_repr(self) -> str:
        parts = [f"{self.input_size}, {self.hidden_size}"]
        if not self.bias:
            parts.append("bias=False")
        if getattr(self, "nonlinearity", "tanh") != "tanh":
            parts.append(f"nonlinearity={self.nonlinearity}")
        return ", ".join(parts)


class RNNCell(RNNCellBase):
    """One step of an RNN."""

    nonlinearity: str

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh", device: Any = None, dtype: Any = None) -> None:
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        mode = f"RNN_{self.nonlinearity.upper()}"
        if mode not in STEPS:
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        return self._stepped(mode, input, None if hx is None else (hx,))[0]


class LSTMCell(RNNCellBase):
    """One step of an LSTM."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(self, input: Tensor, hx: State | None = None) -> tuple[Tensor, Tensor]:
        hidden, cell = self._stepped("LSTM", input, hx)
        return hidden, cell


class GRUCell(RNNCellBase):
    """One step of a GRU."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        return self._stepped("GRU", input, None if hx is None else (hx,))[0]
