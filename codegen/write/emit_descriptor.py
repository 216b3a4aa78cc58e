"""The descriptor of an op: what the runtime's general path has to know of it."""

from __future__ import annotations

from ..model.op import AUTO_TRANSPOSE, OPERATORS
from ..model.signature import Param
from ..model.spec_text import python_string
from ..read.derive import BOOL, classes_of_forward, kinds_of, promotes, result_kind, takes_as_floats
from ..read.formula import type_of
from .emit_python import array_function, forward_function, in_place_function
from .op_text import OpNames, OpText, py_name


class DescriptorWriter(OpNames):
    """Writes the arguments of `Op`."""

    def descriptor(self, text: OpText) -> None:
        op = self.op
        d = text.descriptor
        d["params"] = self.params_tuple()
        d["positional"] = str(sum(not p.keyword_only for p in self.signature.params))
        d["required"] = self.tuple_of([f'"{py_name(p)}"' for p in self.signature.params if not p.has_default])
        d["forward"] = forward_function(op) if op.kind == "forward" else array_function(op)
        if op.kind == "compose":
            d["composite"] = "True"
        if op.in_place:
            d["in_place"] = in_place_function(op)
        if self.plan.has_node:
            d["record"] = f"_record_{text.identifier}"
            d["edges"] = self.tuple_of([str(self.signature.params.index(p)) for p in self.plan.edges])
            if not all(op.differentiable_outputs):
                d["differentiable"] = str(op.differentiable_outputs)
        elif op.kind != "compose":
            d["non_differentiable"] = python_string(op.non_differentiable)
        if op.elementwise:
            d["promotion"] = self.promotion()
        if op.dtypes:
            d["accepts"] = f"Accepted({op.dtypes!r})"
            if not op.elementwise:
                d["accepting"] = self.tuple_of([str(self.signature.params.index(p)) for p in self.accepting()])
        reflected = [OPERATORS[s][2] for s in op.operators if OPERATORS[s][2] and OPERATORS[s][1]]
        if reflected:
            d["reflected"] = repr(reflected[0])
        if op.batch:
            d["batch"] = python_string(op.batch)
        if self.signature.is_view:
            d["view"] = "True"
        if self.signature.is_inplace:
            d["writes"] = "True"
        if any(r.type.is_list for r in self.signature.returns):
            d["gives_list"] = "True"
        elif len(self.results) > 1:
            d["results"] = f"return_type({self.signature.base!r}, {tuple(self.results)!r})"
        transposed = [t.output for t in op.tangents if t.kind == AUTO_TRANSPOSE]
        if text.tangents or text.missing_tangents or transposed:
            rules = [f'"{name}": (_tangent_arrays_{text.identifier}_{name}, _tangent_tensors_{text.identifier}_{name})' for name, _, _ in text.tangents]
            rules += [f'"{name}": {python_string(reason)}' for name, reason in text.missing_tangents.items()]
            rules += [f'"{name}": TRANSPOSE' for name in transposed]
            d["tangents"] = "{" + ", ".join(rules) + "}"
        if any(s.is_tensor and s.name == "self" for s in self.plan.saved):
            readers = [e for s in self.plan.saved if s.name == "self" and s.is_tensor for e in s.needed_by]
            d["saves_self_for"] = self.tuple_of([f'"{"input" if e == "self" else e}"' for e in readers])

    def params_tuple(self) -> str:
        return self.tuple_of([f'("{py_name(p)}", "{type_of(p)}")' for p in self.signature.params])

    def promotion(self) -> str:
        """How the operands' dtypes decide the dtype computed in."""
        kinds = kinds_of(self.signature, *self.op.bodies)
        bools = self.tuple_of([str(i) for i, p in enumerate(self.signature.params) if p.type.is_tensor and kinds[p.name] == "bool"])
        classes = "".join(c for c in self.op.classes if c in classes_of_forward(self.op))
        floats = any(map(takes_as_floats if "i" in self.op.classes else promotes, self.op.bodies))
        return f'Promotion(floats={floats}, bools={bools}, result="{result_kind(self.op.bodies[0], kinds)}", classes="{classes}")'

    def accepting(self) -> list[Param]:
        """The inputs that must have one of the op's dtypes: the first and those with gradients; of an elementwise op, all that compute."""
        kinds = kinds_of(self.signature, *self.op.bodies) if self.op.elementwise else {}
        wanted = [p for p in self.op.tensors if kinds.get(p.name) != BOOL]
        return wanted if kinds else [p for p in wanted if p is wanted[0] or p in self.op.differentiable_inputs]
