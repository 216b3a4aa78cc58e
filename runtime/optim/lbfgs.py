"""L-BFGS: Newton's steps with a curvature that is learnt from the last steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from specgrad.autograd.grad_mode import enable_grad, no_grad
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .line_search import strong_wolfe
from .optimizer import Optimizer, checked


class LBFGS(Optimizer):
    """L-BFGS over all parameters at once: `step(closure)` asks the closure for the loss several times."""

    def __init__(
        self,
        params: Iterable[Any],
        lr: float | Tensor = 1,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: str | None = None,
    ):
        checked("learning rate", lr)
        if line_search_fn not in (None, "strong_wolfe"):
            raise ValueError(f"line_search_fn is {line_search_fn!r}, expected 'strong_wolfe' or None")
        options: dict[str, Any] = {"lr": lr, "max_iter": max_iter, "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval}
        options |= {"tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change, "history_size": history_size, "line_search_fn": line_search_fn}
        super().__init__(params, options)
        self._params: list[Tensor] = self.param_groups[0]["params"]

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        if self.param_groups:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        super().add_param_group(param_group)

    def __setstate__(self, stored: dict[str, Any]) -> None:
        super().__setstate__(stored)
        self._params = self.param_groups[0]["params"]

    # ---- all parameters as one vector

    def _vector(self, tensors: Iterable[Any]) -> Tensor:
        flat = [ops.zeros_like(p) if t is None else t for p, t in zip(self._params, tensors)]
        return ops.cat([(ops.view_as_real(t) if t.is_complex() else t).reshape(-1) for t in flat], 0)

    def _gradient(self) -> Tensor:
        return self._vector(p.grad for p in self._params)

    def _move(self, start: Tensor, length: float, direction: Tensor) -> None:
        """Put the parameters at `start + length * direction`."""
        at, offset = start + length * direction, 0
        for param in self._params:
            real = ops.view_as_real(param) if param.is_complex() else param
            real.copy_(at[offset : offset + real.numel()].reshape(real.shape))
            offset += real.numel()

    # ---- a step

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Up to `max_iter` iterations; gives the loss at which they began. `closure` clears the gradients, computes the loss and calls backward."""
        if closure is None:
            raise TypeError("LBFGS.step() needs a closure, which computes the loss and its gradients, since it asks for them several times")
        with no_grad():
            return self._iterated(closure)

    def _iterated(self, closure: Callable[[], Any]) -> Any:
        group, state = self.param_groups[0], self.state[self._params[0]]
        with enable_grad():
            first_loss = closure()
        evaluations, loss, slope = 1, _number(first_loss), self._gradient()
        state["func_evals"] = state.get("func_evals", 0) + 1
        if float(abs(slope).max()) <= group["tolerance_grad"]:
            return first_loss
        for iteration in range(group["max_iter"]):
            direction = self._direction(slope, state, group["history_size"])
            before_loss, before_slope, length = loss, slope, float(group["lr"])
            if state["n_iter"] == 1:
                length *= min(1.0, 1.0 / float(abs(slope).sum()))
            descent = float((slope * direction).sum())
            if descent > -group["tolerance_change"]:
                break
            start = self._vector(self._params).clone()

            def at(t: float, start: Tensor = start, direction: Tensor = direction) -> tuple[float, Tensor]:
                self._move(start, t, direction)
                with enable_grad():
                    found = _number(closure())
                return found, self._gradient()

            used = 1
            if group["line_search_fn"] is not None:
                loss, slope, length, used = strong_wolfe(at, length, direction, loss, slope, descent)
                self._move(start, length, direction)
            elif iteration + 1 < group["max_iter"]:
                loss, slope = at(length)
            else:  # the last: nobody asks for the loss there
                self._move(start, length, direction)
                used = 0
            evaluations += used
            state.update(func_evals=state["func_evals"] + used, d=direction, t=length, prev_flat_grad=before_slope, prev_loss=before_loss)
            if evaluations >= group["max_eval"] or float(abs(slope).max()) <= group["tolerance_grad"]:
                break
            if float(abs(direction * length).max()) <= group["tolerance_change"] or abs(loss - before_loss) < group["tolerance_change"]:
                break
        return first_loss

    def _direction(self, slope: Tensor, state: dict[str, Any], most: int) -> Tensor:
        """Against the gradient, turned and stretched by what the last steps have told of the curvature."""
        state["n_iter"] = state.get("n_iter", 0) + 1
        if state["n_iter"] == 1:
            state.update(old_dirs=[], old_stps=[], ro=[], H_diag=1.0)
            return -slope
        change, moved = slope - state["prev_flat_grad"], state["d"] * state["t"]
        curvature = float((change * moved).sum())
        if curvature > 1e-10:
            if len(state["old_dirs"]) == most:
                for name in ("old_dirs", "old_stps", "ro"):
                    state[name].pop(0)
            state["old_dirs"].append(change)
            state["old_stps"].append(moved)
            state["ro"].append(1.0 / curvature)
            state["H_diag"] = curvature / float((change * change).sum())
        direction, weights = -slope, []
        for change, moved, inverse in reversed([*zip(state["old_dirs"], state["old_stps"], state["ro"])]):
            weights.append(float((moved * direction).sum()) * inverse)
            direction = direction - weights[-1] * change
        direction = direction * state["H_diag"]
        for change, moved, inverse, weight in zip(state["old_dirs"], state["old_stps"], state["ro"], reversed(weights)):
            direction = direction + moved * (weight - float((change * direction).sum()) * inverse)
        return direction


def _number(loss: Any) -> float:
    return float(loss.item() if isinstance(loss, Tensor) else loss)
