"""Functions and modules whose forward and backward are CUDA graphs: `torch.cuda.make_graphed_callables`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from specgrad.autograd.differentiate import grad
from specgrad.autograd.functions.function import Function
from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.factories.filled import empty_like
from specgrad.core.kernels import cuda_streams
from specgrad.core.kernels.cuda_graphs import CUDAGraph, PoolHandle, graph, graph_pool_handle
from specgrad.core.tape.tensor import Tensor
from specgrad.nn.modules.module import Module


class _Part:
    """One callable: what it is captured from, and what its graphs read and write."""

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...]):
        self.function, self.args = function, args
        if isinstance(function, Module):
            if any(function._hooks.values()):
                raise RuntimeError(
                    "Modules must not have hooks registered at the time they are passed. However, registering hooks "
                    "on modules after passing them through make_graphed_callables is allowed."
                )
            if any(b.requires_grad for b in function.buffers()):
                raise RuntimeError(
                    "In any :class:`~specgrad.nn.Module` passed to :func:`~make_graphed_callables`, only parameters may be trainable. "
                    "All buffers must have ``requires_grad=False``."
                )
        if not all(isinstance(a, Tensor) for a in args):
            raise RuntimeError("In the beta API, sample_args for each callable must contain only Tensors. Other types are not allowed.")
        self.parameters: tuple[Any, ...] = tuple(function.parameters()) if isinstance(function, Module) else ()
        self.inputs = (*args, *self.parameters)  # of the graph of the forward
        self.wanted = [i for i, t in enumerate(self.inputs) if t.requires_grad]
        self.forward, self.backward = CUDAGraph(), CUDAGraph()
        self.outputs: list[Any] = []
        self.structure: Any = None
        self.grad_outputs: list[Any] = []
        self.grad_inputs: list[Any] = [None] * len(self.inputs)

    def warm_up(self, unused: bool) -> None:
        """Run it once as it is: what is compiled, loaded and allocated at the first call is not part of a graph."""
        outputs, _ = flatten(self.function(*self.args))
        outputs = [o for o in outputs if o.requires_grad]
        if outputs and self.wanted:
            grad(outputs, [self.inputs[i] for i in self.wanted], [empty_like(o) for o in outputs], allow_unused=unused)

    def capture_forward(self, pool: PoolHandle) -> None:
        with graph(self.forward, pool=pool):
            outputs = self.function(*self.args)
        self.outputs, self.structure = flatten(outputs)

    def capture_backward(self, pool: PoolHandle, unused: bool) -> None:
        self.grad_outputs = [empty_like(o) if o.requires_grad else None for o in self.outputs]
        outputs = [o for o in self.outputs if o.requires_grad]
        if outputs and self.wanted:
            with graph(self.backward, pool=pool):
                found = grad(outputs, [self.inputs[i] for i in self.wanted], [g for g in self.grad_outputs if g is not None], allow_unused=unused)
            for i, gradient in zip(self.wanted, found):
                self.grad_inputs[i] = gradient
        self.outputs = [o.detach() for o in self.outputs]

    def graphed(self) -> Callable[..., Any]:
        """A function that copies its arguments to where the graphs read them, and replays these."""
        part = self

        class Graphed(Function):
            @staticmethod
            def forward(ctx: Any, *inputs: Any) -> Any:
                for static, given in zip(part.args, inputs):
                    if static.data_ptr() != given.data_ptr():
                        static.detach().copy_(given.detach())
                part.forward.replay()
                outputs = tuple(o.detach() for o in part.outputs)
                ctx.mark_non_differentiable(*(o for o, g in zip(outputs, part.grad_outputs) if g is None))
                return outputs

            @staticmethod
            def backward(ctx: Any, *gradients: Any) -> Any:
                for static, given in zip(part.grad_outputs, gradients):
                    if static is not None:
                        if given is None:
                            static.zero_()
                        elif static.data_ptr() != given.data_ptr():
                            static.copy_(given)
                part.backward.replay()
                return tuple(None if g is None else g.detach() for g in part.grad_inputs)

        def run(*args: Any) -> Any:
            return unflatten(list(Graphed.apply(*args, *part.parameters)), part.structure)

        return run


@hides_frames
def make_graphed_callables(
    callables: Any, sample_args: Any, num_warmup_iters: int = 3, allow_unused_input: bool = False, pool: PoolHandle | None = None
) -> Any:
    """Functions or modules whose forward and backward are captured as CUDA graphs, and which replay these when they are called.

    A call copies its arguments to where those of `sample_args` lie. What it gives is written anew by the next call. Modules are changed, and given back;
    in another mode than that in which they were captured (`train`, `eval`) they run as before.

    Args:
        callables: a function or a module, or a tuple of these, in the order in which they will be called.
        sample_args: the arguments of the one, or for each a tuple of them: tensors on the device, which require gradients where those of later calls will.
        num_warmup_iters: how often each is called before it is captured.
        allow_unused_input: whether gradients of arguments and parameters may be missing that nothing is computed of.
        pool: whose memory the graphs get: `graph_pool_handle()`, or that of another graph; one of their own if it is left out.
    """
    single = not isinstance(callables, tuple)
    functions: Sequence[Any] = (callables,) if single else callables
    parts = [_Part(function, tuple(args)) for function, args in zip(functions, (sample_args,) if single else sample_args)]
    cuda_streams.synchronize()
    stream = cuda_streams.Stream()
    with cuda_streams.stream(stream):
        for part in parts:
            for _ in range(num_warmup_iters):
                part.warm_up(allow_unused_input)
    cuda_streams.synchronize()
    handle = graph_pool_handle() if pool is None else pool
    for part in parts:
        part.capture_forward(handle)
    for part in reversed(parts):  # in the order in which they will run: graphs share memory
        part.capture_backward(handle, allow_unused_input)
    made = [_in_place_of(part) for part in parts]
    return made[0] if single else tuple(made)


def _in_place_of(part: _Part) -> Any:
    """What is called in place of a function, or the module itself."""
    graphed, module = part.graphed(), part.function
    if not isinstance(module, Module):
        return graphed
    captured_in, before = module.training, module.forward

    def forward(*args: Any) -> Any:
        return graphed(*args) if module.training == captured_in else before(*args)

    module.forward = forward
    return module
