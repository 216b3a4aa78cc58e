"""Who may import whom. The arrows point one way, so that each part can be read, tested and replaced without those above it."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {"runtime": "specgrad", "codegen": "specgrad.codegen", "generated": "specgrad.generated"}
FLOORS = (  # from the ground up; a room imports only rooms below it, or on its own floor
    {"codegen.problems"},
    {"codegen.model"},
    {"codegen.read", "codegen.paths"},
    {"codegen.plan"},
    {"codegen.proof", "codegen.write"},
    {"codegen.foreign"},
    {"codegen", "codegen.commands", "codegen.kept"},  # its root: what commands do to a spec, and what is kept from one to the next
    {"array"},
    {"core.base"},
    {"core.kernels"},
    {"core.tape"},
    {"core.engine"},
    {"core.dispatch"},
    {"core.factories"},
    {"compose"},
    {"generated"},
    {"batching"},
    {"autograd"},
    {"methods"},
    {"libraries"},
    {"compiler"},
    {"nn", "optim", "profiling", "testing"},
    {"public"},
)
TOOLS = {"profiling", "testing"}  # these may import the package under its public names, which load them only when they are asked for
TABLES = {"generated", "generated.forwards", "generated.numpy_kernels", "generated.ops"}  # of names: what lies there is found when it is first asked for
PUBLIC = {"autograd", "autograd.gradcheck", "autograd.profiler", "autograd.profiler_legacy", "autograd.profiler_util"}  # beside the modules at the root
OPINIONS = {  # on the values of ops: functions that this project has not written
    "specgrad.codegen.proof.digits.exact": {"mpmath"},
    "specgrad.codegen.proof.digits.exact_functions": {"mpmath"},
    "specgrad.codegen.proof.reference": {"scipy"},
}


def module_name(folder: str, path: Path) -> str:
    return ".".join([FOLDERS[folder], *path.relative_to(ROOT / folder).with_suffix("").parts])


def sources() -> dict[str, ast.Module]:
    return {module_name(f, p): ast.parse(p.read_text(encoding="utf-8")) for f in FOLDERS for p in sorted((ROOT / f).rglob("*.py"))}


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, (ast.Name, ast.Attribute)) and "TYPE_CHECKING" in ast.unparse(node.test)


def imports(module: str, tree: ast.AST) -> set[str]:
    """What a module imports, anywhere in it; what only a type checker sees is no import."""
    found: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if is_type_checking(node):
            assert isinstance(node, ast.If)
            for other in node.orelse:
                found |= imports(module, other)
        elif isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            base = ".".join(filter(None, [*parts[: len(parts) - node.level], node.module] if node.level else [node.module]))
            found |= {f"{base}.{a.name}" for a in node.names}
        elif not isinstance(node, ast.expr):
            found |= imports(module, node)
    return found


@functools.cache
def all_imports() -> dict[str, set[str]]:
    """What each module imports."""
    return {module: imports(module, tree) for module, tree in sources().items()}


def part(name: str) -> str:
    """The file or package of specgrad that a dotted name belongs to: "array", "engine", "codegen"."""
    words = name.split(".")
    return words[1] if words[0] == "specgrad" and len(words) > 1 else ""


def parts_of(module: str) -> set[str]:
    return {part(name) for name in all_imports()[module]} - {""}


def of(*parts: str) -> list[str]:
    return [m for m in all_imports() if part(m) in parts]


def third_party(module: str) -> set[str]:
    return {name.split(".")[0] for name in all_imports()[module]} - {"specgrad", "__future__"} - set(sys.stdlib_module_names)


def test_codegen_knows_nothing_of_what_runs() -> None:
    for module in of("codegen"):
        assert parts_of(module) <= {"codegen"}, module
        assert third_party(module) <= {"yaml", "jinja2", "numpy", "cffi"} | OPINIONS.get(module, set()), module


# ---- floors


def room_of(module: str) -> str:
    """The room of a module of the package; "" for the empty package that only holds rooms."""
    name = module.removeprefix("specgrad.").removesuffix(".__init__")
    if name in TABLES:
        return "core.base"
    known = set().union(*FLOORS)
    if name == "core":
        return ""
    if name.startswith("codegen."):
        room = ".".join(name.split(".")[:2])
        return room if room in known else "codegen"
    room = ".".join(name.split(".")[: 2 if name.startswith("core.") else 1])
    return "public" if name in PUBLIC or room not in known else room


def module_of(name: str) -> str:
    """The module that a dotted name is, or belongs to."""
    while name and name not in all_imports() and f"{name}.__init__" not in all_imports():
        name = name.rpartition(".")[0]
    return name if name in all_imports() else f"{name}.__init__" if name else ""


def arrows() -> dict[str, set[str]]:
    """Which modules of the package each imports, within functions too."""
    found = {}
    for module, names in all_imports().items():
        if room_of(module):
            to = {module_of(name) for name in names if name.split(".")[0] == "specgrad"} - {"", module}
            found[module] = {other for other in to if room_of(other) and not (room_of(module) in TOOLS and other == "specgrad.__init__")}
    return found


def faces() -> set[str]:
    """The packages at the root that only show, under public names, what lies in rooms: no file of theirs defines a function or a class."""
    folders = [p for p in (ROOT / "runtime").iterdir() if (p / "__init__.py").is_file()]
    defines = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {f.name for f in folders if not any(isinstance(n, defines) for p in f.rglob("*.py") for n in ast.walk(ast.parse(p.read_text(encoding="utf-8"))))}


def test_every_room_has_its_floor() -> None:
    known = set().union(*FLOORS)
    assert {room_of(module) for module in all_imports()} == known | {""}
    patterns = {"runtime": ("*/__init__.py", "core/*/__init__.py"), ".": ("codegen/*/__init__.py",)}
    folders = {
        ".".join(p.parent.relative_to(ROOT / base).parts) for base, all_of in patterns.items() for pattern in all_of for p in (ROOT / base).glob(pattern)
    }
    assert folders <= known | {"core"} | faces()


def test_all_arrows_point_down() -> None:
    floor = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
    up = [
        f"{a} imports {b}"
        for a, to in arrows().items()
        for b in sorted(to)
        if floor[room_of(b)] > floor[room_of(a)] and not (room_of(a) in TOOLS and room_of(b) == "public")
    ]
    assert up == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    to = arrows()
    reached: dict[str, set[str]] = {}
    for module in to:
        seen, stack = set[str](), list(to[module])
        while stack:
            other = stack.pop()
            if other not in seen:
                seen.add(other)
                stack += to[other]
        reached[module] = seen
    assert sorted(module for module, behind in reached.items() if module in behind) == []


def test_tools_know_nothing_of_each_other() -> None:
    known = {tool: {room_of(to) for module, all_to in arrows().items() if room_of(module) == tool for to in all_to} & TOOLS - {tool} for tool in TOOLS}
    assert known == {"profiling": set(), "testing": set()}


def test_only_commands_and_tests_of_ops_read_a_spec() -> None:
    assert {part(m) for m in all_imports() if "codegen" in parts_of(m)} <= {"codegen", "cli", "testing", "libraries", "compiler"}
    assert {part(m) for m in all_imports() if "testing" in parts_of(m)} <= {"testing", "cli", "autograd"}
    assert {part(m) for m in all_imports() if "profiling" in parts_of(m)} <= {"profiling", "cli", "autograd"}


def test_the_oracle_is_never_imported() -> None:
    """But by the adapter for who verifies functions of PyTorch's own, when that is called."""
    assert [m for m, names in all_imports().items() if any(n.split(".")[0] == "torch" for n in names)] == ["specgrad.testing.frameworks.from_torch"]


@pytest.mark.parametrize(
    ("package", "owners"),
    [("yaml", {"codegen", "testing"}), ("jinja2", {"codegen"}), ("cffi", {"codegen", "compiler"}), ("scipy", {"array", "testing", "codegen"})],
)
def test_what_is_needed_in_one_place_is_imported_in_one_place(package: str, owners: set[str]) -> None:
    assert {part(m) for m in all_imports() if package in third_party(m)} <= owners


def test_the_bare_folders_are_never_imported() -> None:
    """`import runtime` would make a second copy of the package."""
    tests = {str(p): imports("tests", ast.parse(p.read_text(encoding="utf-8"))) for p in (ROOT / "tests").rglob("*.py")}
    assert [m for m, names in (all_imports() | tests).items() if {n.split(".")[0] for n in names} & set(FOLDERS)] == []


LATE = ["scipy", "yaml", "jinja2", "cffi", "cupy", "rich", "torch", "specgrad.codegen", "specgrad.testing"]


def test_importing_specgrad_imports_no_more_than_it_needs() -> None:
    code = f"import sys, specgrad; print([m for m in {LATE} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_training_a_little_imports_no_more_either() -> None:
    code = (
        "import sys, specgrad\n"
        "x = specgrad.randn(4, 3, requires_grad=True)\n"
        "(x.exp().tanh() @ specgrad.ones(3, 2)).softmax(1).sum().backward()\n"
        f"print([m for m in {LATE} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_the_generator_starts_without_the_package_that_it_generates() -> None:
    """A spec is proven and generated by codegen alone: a broken runtime cannot keep it from being mended."""
    code = (
        "import sys; from specgrad.codegen import cli, prove, generate\n"
        "print(sorted(m for m in sys.modules if m.startswith('specgrad.') and not m.startswith('specgrad.codegen')))"
    )
    broken = (
        f"import sys, types; p = types.ModuleType('specgrad'); p.__path__ = [{str(ROOT / 'runtime')!r}]; sys.modules['specgrad'] = p\nimport importlib.util\n"
    )
    finder = (
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'specgrad.codegen':\n"
        f"            folder = {str(ROOT / 'codegen')!r}\n"
        "            return importlib.util.spec_from_file_location(name, folder + '/__init__.py', submodule_search_locations=[folder])\n"
        "sys.meta_path.insert(0, Finder())\n"
    )
    done = subprocess.run([sys.executable, "-c", broken + finder + code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_no_inner_function_calls_itself() -> None:
    """Its cell would refer to itself, and what it has captured, tensors too, would stay until the collector runs."""
    found = []
    for path in sorted((ROOT / "runtime").rglob("*.py")):
        for outer in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(outer, ast.FunctionDef):
                inner = {f for f in ast.walk(outer) if isinstance(f, ast.FunctionDef) and f is not outer and not f.decorator_list}
                found += [
                    f"{path.name}: {f.name}" for f in inner for n in ast.walk(f) if isinstance(n, ast.Name) and n.id == f.name and type(n.ctx) is ast.Load
                ]
    assert found == []


MOST_FILES, MOST_ROOMS = 15, 12  # in one folder: what a reader takes in at a glance


def test_no_folder_holds_more_than_can_be_seen() -> None:
    """But for the root of the package, which holds public names, and packages of them."""
    folders = [ROOT / "codegen", ROOT / "runtime", *(p for base in ("codegen", "runtime") for p in (ROOT / base).rglob("*") if (p / "__init__.py").is_file())]
    rooms = {str(f.relative_to(ROOT)): sum((p / "__init__.py").is_file() for p in f.iterdir()) for f in folders}
    files = {str(f.relative_to(ROOT)): sum(p.suffix == ".py" and p.stem != "__init__" for p in f.iterdir()) for f in folders}
    rooms["runtime"] -= len(faces())
    assert {f: n for f, n in rooms.items() if n > MOST_ROOMS} == {}
    assert {f: n for f, n in files.items() if n > MOST_FILES and f != "runtime"} == {}


def test_there_is_something_to_test() -> None:
    assert len(all_imports()) > 80
    assert {"array", "codegen", "generated", "compose", "core", "autograd"} <= {part(m) for m in all_imports()}
