"""What is said of a view that cannot be changed in place, or whose base was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .view_origins import INFERENCE, MULTI_OUTPUT, NO_GRAD

if TYPE_CHECKING:
    from .views import View

ONE_OF_SEVERAL = (
    "This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. "
    "You should replace the inplace operation by an out-of-place one."
)

MADE_BY_FUNCTION = (
    "This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override "
    "the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the "
    "output of the custom Function."
)


def refused(view: View, what: str) -> str:
    """The error for a view that cannot be changed in place, or whose base was: what the view is, what happened, and why that is forbidden."""
    if view.kind in (NO_GRAD, INFERENCE):
        block = view.kind.replace("_mode", "")
        return (
            f"A view was created in {block} mode and {what} {'with grad mode enabled' if view.kind == NO_GRAD else 'in normal mode'}. Given that this use "
            f"case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the "
            f"{view.kind} block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
        )
    one_of_several = view.kind == MULTI_OUTPUT or getattr(view, "several", False)
    return f"{described(view)} is a view and {what}. {ONE_OF_SEVERAL if one_of_several else MADE_BY_FUNCTION}"


def described(view: View) -> str:
    """What a view is, for an error: which output of what."""
    if view.steps:
        _, op, _, result, _ = view.steps
        return f"Output {result or 0} of {op.name}"
    return f"Output {view.number} of {view.maker}"  # type: ignore[attr-defined]
