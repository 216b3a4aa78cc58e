"""The text of every generated file: deterministic and formatted."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

import jinja2

from .generated_folder import with_manifest
from .model.op import Group, Op, Spec
from .model.primitives import OwnC
from .model.signature import NAMESPACES
from .model.spec_text import SpecText, c_comment, comment, python_docstring, python_string
from .plan.op_plan import make_plan
from .read.formula import CHECKS
from .write import emit_numpy
from .write.emit_cuda import arguments
from .write.emit_flops import flops_module
from .write.emit_numpy_functions import numpy_functions_module
from .write.emit_public import PublicNames, public_names
from .write.emit_python import of_library, target_imports
from .write.emit_stubs import HEADER, functions_stub, methods_stub, untyped_stub
from .write.in_c.own import own_functions
from .write.op_text import WrittenKernel, op_constant, qualified
from .write.written import Written

_TEMPLATES = Path(__file__).parent / "write" / "templates"
NAMESPACES_WITH_ROOT = ("", *NAMESPACES)
INTERFACE = 5  # between what is generated for libraries and specgrad: another number where older generated code would not run


def render(spec: Spec, csrc: Path, written: Written | None = None) -> dict[str, str]:
    """All generated files: path within generated/, or within the package of a library's ops -> text.

    Args:
        spec: what to generate. Of a library's, what it imports is not generated again.
        csrc: the folder of the C sources that kernels are compiled with.
        written: its ops, if they are written already.
    """
    writer = Writer(spec, written if written is not None else Written(make_plan(spec)))
    files: dict[str, str] = {}
    for group in spec.groups:
        if any(op.group == group.name for op in spec):
            files[f"{group.name}.py"] = writer.module(group)
            files[f"cuda/{group.name}.cu"] = writer.cuda_source(group)
    for op in writer.with_kernels:
        files[f"kernels/{op.group}.{op.signature.identifier}.c"] = writer.c_source(op)
    kernels = [text for name, text in sorted(files.items()) if name.startswith("kernels/")]
    digest = _digest(kernels, [] if spec.namespace else sorted(csrc.glob("*.[ch]")))
    files["kernels/tables.c"] = writer.tables(digest)
    files["public.py"] = writer.public()
    files |= writer.package_of_library(digest) if spec.namespace else writer.package(digest)
    files["numpy_kernels.py"] = emit_numpy.module(writer.written.kernels(), writer.header)
    files["flops.py"] = flops_module(spec, writer.written, writer.header)
    files["numpy_functions.py"] = numpy_functions_module(spec, writer.where, writer.header)
    files["ops.py"] = writer.op_functions()
    files["forwards.py"] = writer.op_forwards()
    for name in ("public", "numpy_kernels", "flops", "numpy_functions", "ops", "forwards", *writer.groups):
        files[f"{name}.pyi"] = untyped_stub(writer.header)
    files["expressions.json"] = emit_numpy.expressions(writer.written.kernels(), writer.header)
    files["positions.json"] = _positions(spec, writer.header)
    return with_manifest({name: text.rstrip("\n") + "\n" for name, text in sorted(files.items())}, comment(writer.header))


def _positions(spec: Spec, header: SpecText) -> str:
    """Where each op's entry is: the only generated file with line numbers, so that an inserted entry changes no code."""
    table = {"about": header.plain, "spec": spec.file, "lines": {qualified(spec, op): op.location.line for op in spec}}
    return json.dumps(table, indent=1)


def _digest(kernels: Iterable[str], sources: Iterable[Path]) -> str:
    """Of all that is compiled: the generated kernels, and what they are compiled with."""
    digest = sha256("".join(kernels).encode())
    for path in sources:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def environment() -> jinja2.Environment:
    """The templates: compiled once, since a mutation test writes thousands of modules. A `SpecText` is printed through a filter or not at all."""
    loader = jinja2.FileSystemLoader(_TEMPLATES)
    env = jinja2.Environment(loader=loader, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined, keep_trailing_newline=True)
    env.filters |= {"arguments": arguments, "python_string": python_string, "python_docstring": python_docstring, "comment": comment, "c_comment": c_comment}
    return env


class Writer:
    """Puts the files together of what was written of each op."""

    spec: Spec
    written: Written

    def __init__(self, spec: Spec, written: Written):
        self.spec, self.written = spec, written
        self.where = "." if self.spec.namespace else "specgrad.generated"  # the package of what is generated, as its modules import it
        self.groups: list[str] = [g.name for g in self.spec.groups if any(op.group == g.name for op in self.spec)]
        self.header: SpecText = SpecText(f"Generated from {self.spec.file} by `specgrad generate`; do not edit.")

    @cached_property
    def names(self) -> PublicNames:
        return public_names(self.spec)

    @cached_property
    def with_kernels(self) -> list[Op]:
        """The ops for which kernels were made."""
        return [op for op in self.spec if self.written[op.name].kernels]

    def template(self, name: str, **values: object) -> str:
        return environment().get_template(name).render(header=self.header, **values)

    # ---- Python

    def module(self, group: Group) -> str:
        texts = [self.written[op.name].text for op in self.spec if op.group == group.name]
        body = "\n".join(line for t in texts for line in (*t.body, *t.into, *t.in_place, f"{t.descriptor.get('into')}("))
        kernels = sorted({k for t in texts for k in t.kernels})
        return self.template(
            "ops.py.j2",
            about=self.signed(group.about.plain),
            ops=texts,
            array_imports=sorted({i for t in texts for i in t.imports}),
            checks=[c for c in sorted(CHECKS) if f"{c}(" in body],
            accepts=any("accepts" in t.descriptor for t in texts),
            updates=any(op.updates for op in self.spec if op.group == group.name),
            compose_imports=sorted({s for op in self.spec if op.group == group.name and op.kind == "compose" for s in target_imports(op)}),
            table_imports=self.table_imports(),
            kernels_from=".library" if self.spec.namespace else "specgrad.core.kernels.table",
            kernels=kernels,
            same_kernels=[k for k in kernels if f"k_{k}_same(" in body],
            any_kernels=[k for k in kernels if f"k_{k}_any(" in body],
            into_kernels=[k for k in kernels if f"k_{k}_into(" in body],
        )

    def signed(self, about: str) -> SpecText:
        """The docstring of a module: what it holds, and what it was generated from."""
        return SpecText(f"{about}\n\n{self.header.plain}\n")

    def functions(self, namespace: str) -> str:
        shown = f"specgrad.{namespace}" if namespace else "specgrad"
        return self.template(
            "functions.py.j2", about=self.signed(f"The generated functions of `{shown}`."), namespace=namespace, names=sorted(self.names.namespaces[namespace])
        )

    def op_module_part(self, op: Op) -> str:
        """The part of a generated module that belongs to one op."""
        lists = ("array_imports", "checks", "compose_imports", "table_imports", "kernels", "same_kernels", "any_kernels", "into_kernels")
        nothing: dict[str, list[str]] = {name: [] for name in lists}
        whole = self.template("ops.py.j2", about=SpecText(), ops=[self.written[op.name].text], accepts=False, updates=False, kernels_from="", **nothing)
        return whole[whole.index("# ---- ") :].rstrip() + "\n"

    def public(self) -> str:
        names = self.names
        return self.template(
            "public.py.j2",
            about=self.signed("The public names of the ops: functions by namespace, methods, properties and operators of Tensor."),
            package=self.where,
            overloads=names.overloads,
            function_names={".".join(filter(None, (namespace, name))) for namespace, functions in names.namespaces.items() for name in functions},
            list_methods=names.list_methods,
            operators=names.operators,
            namespaces=[(n, sorted(f.items())) for n, f in sorted(names.namespaces.items())],
            methods=sorted(names.methods.items()),
            properties=sorted(names.properties.items()),
            op_names=[op.name for op in self.spec],
        )

    def op_functions(self) -> str:
        places = [(name, f"{op.group}.{name}") for op in self.spec for name in _names_of(op)]
        about = "The functions and descriptors of all ops, by identifier: formulas call each other through here, whatever their group."
        return self.template("names.py.j2", about=self.signed(about), places=places)

    def op_forwards(self) -> str:
        places = [(op.signature.identifier, f"{op.group}._{op.signature.identifier}_forward") for op in self.spec if op.kind == "forward"]
        about = "The array functions of all ops with a forward expression, by identifier."
        return self.template("names.py.j2", about=self.signed(about), places=places)

    def table_imports(self) -> list[str]:
        """Statements that import the tables of functions that formulas call: the spec's own, and those of libraries."""
        tables = {"": self.where, **self.spec.libraries}
        names = {library: [f"{table} as {of_library(table, library)}" if library else table for table in ("forwards", "ops")] for library in tables}
        return [f"from {module} import {', '.join(names[library])}" for library, module in tables.items()]

    def package(self, digest: str) -> dict[str, str]:
        """specgrad's own public names: a module a namespace, and the stub of Tensor's methods."""
        about = "What is generated from the spec: a module of ops a group, the tables of their public names, kernels."
        stamp = f'DIGEST = "{digest}"  # of the kernels, so that compiled ones that are older are noticed'
        files = {"__init__.py": f"{python_docstring(self.signed(about))}\n\n{stamp}\n"}
        files["tensor_ops.pyi"] = methods_stub(self.spec, self.names, self.header)
        for namespace in NAMESPACES_WITH_ROOT:
            if namespace in self.names.namespaces:
                name = "_".join(filter(None, ("functions", namespace.replace(".", "_"))))
                files[f"{name}.py"] = self.functions(namespace)
                files[f"{name}.pyi"] = functions_stub(self.spec, self.names, namespace, self.header)
        return files

    def package_of_library(self, digest: str) -> dict[str, str]:
        """A library's public names: its package has them, and loads its kernels."""
        functions = sorted(self.names.namespaces.setdefault("", {}))
        modules = sorted({module for op in self.spec for module in op.own_modules} | {op.batch.partition(":")[0] for op in self.spec if ":" in op.batch})
        about = self.signed(f"The ops of {self.spec.namespace}.")
        kernels = self.signed("The kernels: compiled ones where they fit, and NumPy's where not.")
        more = "from specgrad.core.kernels.library import Library\n\nLIBRARY: Library\nMODULES: tuple[str, ...]\n"
        return {
            "__init__.py": self.template("library_init.py.j2", about=about, functions=functions, modules=modules),
            "__init__.pyi": functions_stub(self.spec, self.names, "", self.header).replace(HEADER, f"{HEADER}{more}"),
            "library.py": self.template("library.py.j2", about=kernels, namespace=self.spec.namespace, digest=digest, interface=INTERFACE),
        }

    # ---- C

    def c_source(self, op: Op) -> str:
        """The kernels of one op: a file of its own, so that a change of the op compiles no more than that."""
        kernels = self.written[op.name].kernels
        return self.template("kernels.c.j2", identifier=op.signature.identifier, own=own_functions(_brought(kernels)), kernels=[k.c for k in kernels])

    def cuda_source(self, group: Group) -> str:
        kernels = [k for op in self.with_kernels if op.group == group.name for k in self.written[op.name].kernels if k.cuda]
        return self.template("kernels.cu.j2", group=group, own=own_functions(_brought(kernels), cuda=True), kernels=kernels)

    def tables(self, digest: str) -> str:
        return self.template("tables.c.j2", identifiers=[op.signature.identifier for op in self.with_kernels], digest=digest)


def _names_of(op: Op) -> list[str]:
    """What others call of an op: its function, its in-place form, its descriptor."""
    name = op.signature.identifier
    return [name, *([f"{name}_"] if op.has_in_place_form or op.updates else []), op_constant(op)]


def _brought(kernels: Iterable[WrittenKernel]) -> Iterable[OwnC]:
    """The C of their own that kernels call."""
    return (own for kernel in kernels for own in kernel.own)
