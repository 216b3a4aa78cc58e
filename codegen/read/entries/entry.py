"""What an entry of a spec says, key by key, before its formulas are understood."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...model.numpy_function import NumpyFunction
from ...model.op import DEFAULT_ULPS, Domain, Reference, Refused, Sample, Special
from ...model.primitives import OwnC
from ...model.signature import Signature
from ...problems import Location, Mistake
from ..source import Items, Text


@dataclass
class Entry:
    """The keys of one op, sorted; formulas are still text."""

    signature: Signature
    name_text: Text
    group: str
    kind: str = ""
    forwards: tuple[Text, ...] = ()  # an expression for each result
    own: tuple[OwnC, ...] = ()  # or C of its own
    own_texts: tuple[Text, ...] = ()  # a body for all results, or a function for each
    cuda: Text | None = None
    numpys: tuple[Text, ...] = ()
    expressions: tuple[Text, ...] = ()  # the same for each result in primitives
    target: Text | None = None
    in_place: Text | None = None  # the function of its in-place form
    backward_call: Text | None = None  # the function of its gradients
    forms: tuple[str, ...] = ()
    operators: tuple[Text, ...] = ()
    aliases: tuple[tuple[str, Text], ...] = ()
    in_place_functions: tuple[str, ...] = ()
    updates: tuple[Text, ...] = ()
    out: str = ""
    gives: tuple[tuple[str, str], ...] = ()
    node: str = ""
    node_with: tuple[str, ...] = ()
    docs: str = ""
    non_differentiable: str = ""
    let: dict[Text, Text | None] = field(default_factory=dict)  # None for a definition that is mistaken
    output_differentiability: Items | None = None
    domain: dict[str, Domain] = field(default_factory=dict)
    samples: tuple[Sample, ...] = ()
    special: tuple[Special, ...] = ()
    errors: tuple[Refused, ...] = ()
    accuracy: float | None = DEFAULT_ULPS
    gradient_accuracy: dict[str, float | None] = field(default_factory=dict)
    stated_second_accuracy: tuple[float | None, ...] = ()
    reference: Reference | None = None
    numpy_functions: tuple[NumpyFunction, ...] = ()
    keywords: tuple[tuple[str, str], ...] = ()
    classes: str = "bifc"
    dtypes: tuple[str, ...] = ()
    identity: str = ""
    may_share: tuple[Text, ...] = ()
    dtype_of: Text | None = None
    require: tuple[tuple[Text, str], ...] = ()
    batch: Text | None = None
    flops: Text | None = None
    formulas: list[tuple[Text, Text]] = field(default_factory=list)  # gradients and tangents, by key
    tried: bool = True  # whether it can be tried: no fixed key, which may say on what, is mistaken
    mistaken: set[str] = field(default_factory=set)  # what a mistaken key would have said, so that nobody asks for it again

    def not_differentiability(self, at: Location) -> Mistake:
        words = "words, one a result: True, False, or 'non_differentiable: why'"
        return Mistake(at, f"'output_differentiability' is a list of {len(self.signature.returns)} {words}")
