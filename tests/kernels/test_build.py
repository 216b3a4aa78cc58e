"""Compiling: what is damaged or old is compiled again, what fails says why and changes nothing, and only a module that loads takes the place of another."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from specgrad.codegen.build import BuildError, Built, build, c_compiler, kept_objects
from specgrad.codegen.generate import render
from specgrad.codegen.paths import paths
from specgrad.codegen.processor import level
from specgrad.core.kernels import table
from tests import the_spec

REGISTER_C = """
#include "register.h"
int sg_register(uintptr_t dict, uintptr_t fallback) { return dict == fallback; }
int sg_register_library(uintptr_t dict, uintptr_t tables, uintptr_t fallback) { return dict == tables || dict == fallback; }
const char *sg_kernels_digest(void) { return ANSWER; }
const char *sg_tables_layout(void) { return SG_LAYOUT; }
void sg_set_bfloat16(int number) { (void)number; }
void sg_set_threads(int count) { (void)count; }
int sg_get_threads(void) { return sg_generated(); }
int sg_limit_threads(int count) { return count; }
int sg_set_vector_bytes(int most) { return most; }
int sg_runs_here(void) { return 1; }
void sg_set_pool_limit(size_t bytes) { (void)bytes; }
size_t sg_get_pool_limit(void) { return 0; }
void sg_empty_pool(void) {}
size_t sg_pool_size(void) { return 0; }
int sg_device_plan(int layouts, int all, int count, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape,
                   const ptrdiff_t *strides, uint32_t *to) {
    return layouts || all || count || ndim || !places || !pointers || !itemsizes || !shape || !strides || !to;
}
const char *sg_device_open(const char *path) { return path; }
int sg_device_last_launches(uintptr_t *functions, uintptr_t *streams) { return functions[0] == streams[0]; }
const char *sg_device_error(int error) { return error ? "" : 0; }
int sg_device_load(const char *image, int layouts, const char *const *entries, uintptr_t *functions) { return !image || !layouts || !entries || !functions; }
int sg_device_plan_rows(int all, int count, int inputs, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape,
                        const ptrdiff_t *strides, uint32_t *to) {
    return all + count + inputs + ndim + !places + !pointers + !itemsizes + !shape + !strides + !to;
}
int sg_device_launch_rows(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream) {
    return !functions + !planned + all + !values + !stream;
}
int sg_device_plan_reduction(uintptr_t pointer, int itemsize, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, const int *reduces, int ordered,
                             uint32_t *to) {
    return !pointer + itemsize + ndim + !shape + !strides + !reduces + ordered + !to;
}
int sg_device_launch_row_parts(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream, uintptr_t partial, int count,
                               const int *steps) {
    return !functions + !planned + all + !values + !stream + !partial + count + !steps;
}
int sg_device_launch_reduction(const uintptr_t *functions, const uint32_t *planned, uintptr_t operand, uintptr_t to, uintptr_t partial, uintptr_t stream) {
    return !functions + !planned + !operand + !to + !partial + !stream;
}
void sg_device_arrays(uintptr_t arrays, uintptr_t of_make, uintptr_t of_stream, uintptr_t of_current) { (void)(arrays + of_make + of_stream + of_current); }
int sg_device_remember(uintptr_t kernel_object, uintptr_t operands_tuple, uintptr_t results_tuple, const signed char *types, int along_rows, int layouts,
                       const uintptr_t *functions, int numbers, const uint32_t *planned) {
    return !kernel_object + !operands_tuple + !results_tuple + !types + along_rows + layouts + !functions + numbers + !planned;
}
int sg_device_launch(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream) {
    return !functions || !planned || all || !values || !stream;
}
void sg_device_note(uintptr_t function, uintptr_t stream) { (void)(function + stream); }
const char *sg_products_open(const char *path) { return path; }
const char *sg_products_error(int status) { return status ? "" : 0; }
int sg_products_begin(uintptr_t *handle) { return !handle; }
int sg_product_describe(int kind, int tf32, int biased, const int64_t *sizes, const int64_t *matrices, uint64_t *to) {
    return kind + tf32 + biased + !sizes + !matrices + !to;
}
int sg_product_choose(uintptr_t handle, const uint32_t *alignments, uintptr_t bias, uint64_t most, uint64_t *to, size_t *workspace) {
    return !handle + !alignments + !bias + !most + !to + !workspace;
}
void sg_product_forget(uint64_t *to) { *to = 0; }
void sg_products_allow_tf32(int allowed) { (void)allowed; }
int sg_product_start(uintptr_t handle, const uint64_t *planned, const char *factors, uintptr_t a, uintptr_t b, uintptr_t start, uintptr_t bias,
                     uintptr_t result, uintptr_t workspace, uintptr_t stream) {
    return !handle + !planned + !factors + !a + !b + !start + !bias + !result + !workspace + !stream;
}
int sg_product_remember(uintptr_t arguments_tuple, uintptr_t results_tuple, uintptr_t owner, uintptr_t handle, const uint64_t *planned, const char *factors) {
    return !arguments_tuple + !results_tuple + !owner + !handle + !planned + !factors;
}
const char *sg_cudnn_open(const char *path) { return path; }
const char *sg_cudnn_error(int status) { return status ? "" : 0; }
size_t sg_cudnn_version(void) { return 0; }
int sg_cudnn_begin(uintptr_t *handle) { return !handle; }
void sg_cudnn_forget(uint64_t *plan) { *plan = 0; }
int sg_cudnn_start(uintptr_t handle, const uint64_t *plan, int count, const int64_t *names, const uint64_t *places, uintptr_t workspace, uintptr_t stream) {
    return !handle + !plan + count + !names + !places + !workspace + !stream;
}
int sg_convolution_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace) {
    return !handle + !properties + !about + !sizes + !to + !workspace;
}
int sg_attention_plan(uintptr_t handle, uintptr_t properties, const int64_t *about, const int64_t *sizes, uint64_t *to, int64_t *workspace) {
    return !handle + !properties + !about + !sizes + !to + !workspace;
}
"""
ASK = """
import sys
from importlib.util import module_from_spec, spec_from_file_location
module = module_from_spec(spec_from_file_location("_kernels", sys.argv[1]))
print(module.ffi.string(module.lib.sg_kernels_digest()).decode(), module.lib.sg_get_threads())
"""


class Small:
    """Sources with what cffi declares and nothing else, which compile in a moment."""

    def __init__(self, folder: Path):
        self.csrc, self.kernels, self.target, self.objects = (folder / name for name in ("csrc", "kernels", "target", "objects"))
        for path in (self.csrc, self.kernels, self.target):
            path.mkdir()
        (self.csrc / "register.h").write_text((paths().csrc / "register.h").read_text() + '#include "answer.h"\n')
        (self.csrc / "register.c").write_text(REGISTER_C)
        (self.csrc / "answer.h").write_text('#define ANSWER "first"\nint sg_generated(void);\n')
        (self.kernels / "generated.c").write_text("int sg_generated(void) { return 7; }\n")

    def build(self, level: int | None = None) -> Built:
        return build(self.csrc, self.kernels, self.target, self.objects, level)

    def answer(self) -> str:
        (module,) = self.target.iterdir()
        return subprocess.run([sys.executable, "-c", ASK, str(module)], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def small(tmp_path: Path) -> Small:
    return Small(tmp_path)


def test_only_what_changed_is_compiled_again(small: Small) -> None:
    built = small.build()
    assert (built.compiled, built.sources, small.answer()) == (3, 3, "first 7")
    assert small.build().compiled == 0
    (small.kernels / "generated.c").write_text("int sg_generated(void) { return 8; }\n")
    assert (small.build().compiled, small.answer()) == (1, "first 8")
    (small.csrc / "answer.h").write_text('#define ANSWER "second"\nint sg_generated(void);\n')
    assert (small.build().compiled, small.answer()) == (2, "second 8"), "generated.c does not include it"
    assert len(list(small.objects.iterdir())) == 3, "no object file of an earlier build is kept"


def test_a_header_that_a_macro_names_counts(small: Small) -> None:
    (small.csrc / "number.h").write_text("int sg_generated(void) { return 7; }\n")
    (small.kernels / "generated.c").write_text('#define TEMPLATE "number.h"\n#include TEMPLATE\n')
    small.build()
    (small.csrc / "number.h").write_text("int sg_generated(void) { return 9; }\n")
    assert (small.build().compiled, small.answer()) == (1, "first 9")


def test_a_copy_of_the_sources_takes_the_objects_that_are_there(small: Small, tmp_path: Path) -> None:
    small.build()
    for folder in ("csrc", "kernels"):
        shutil.copytree(tmp_path / folder, tmp_path / "copy" / folder)
    small.csrc, small.kernels = tmp_path / "copy" / "csrc", tmp_path / "copy" / "kernels"
    assert (small.build().compiled, small.answer()) == (0, "first 7")


def test_another_environment_takes_the_objects_that_are_there(small: Small, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip, which builds in one of its own: the same headers of NumPy lie in another place."""
    small.build()
    (tmp_path / "include").symlink_to(numpy.get_include())
    monkeypatch.setattr("numpy.get_include", lambda: str(tmp_path / "include"))
    assert (small.build().compiled, small.answer()) == (0, "first 7")
    monkeypatch.setattr("numpy.__version__", "2.99")
    assert small.build().compiled == 3


def test_other_flags_compile_all_again(small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    small.build()
    monkeypatch.setenv("CFLAGS", "-DSOMETHING")
    assert small.build().compiled == 3


@pytest.mark.slow
@pytest.mark.parametrize("length", [0, 100])
def test_a_damaged_object_file_is_compiled_again(length: int, small: Small) -> None:
    small.build()
    for path in small.objects.iterdir():
        os.truncate(path, length)
    assert (small.build().compiled, small.answer()) == (3, "first 7")


@pytest.mark.slow
@pytest.mark.parametrize("length", [0, 40, 5000])
def test_a_damaged_module_is_linked_again(length: int, small: Small) -> None:
    os.truncate(small.build().module, length)
    assert (small.build().compiled, small.answer()) == (0, "first 7")


def test_a_mistake_is_told_in_the_words_of_the_compiler_and_changes_nothing(small: Small) -> None:
    small.build()
    (small.kernels / "generated.c").write_text("int sg_generated(void) { return nothing_like_it; }\n")
    with pytest.raises(BuildError, match=r"generated\.c:1:\d+: error: .*nothing_like_it"):
        small.build()
    assert small.answer() == "first 7"
    assert not list(small.objects.glob("*.tmp"))


def test_a_module_that_does_not_load_takes_nobodys_place(small: Small) -> None:
    """What the linker lets pass in a shared library: a function that nobody defines."""
    small.build()
    (small.kernels / "generated.c").write_text("int sg_missing(void);\nint sg_generated(void) { return sg_missing(); }\n")
    with pytest.raises(BuildError, match="sg_missing"):
        small.build()
    assert small.answer() == "first 7"
    assert len(list(small.target.iterdir())) == 1


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_compiler_it_says_so(compiler: str, small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", compiler)
    with pytest.raises(BuildError, match=compiler):
        small.build()
    assert not list(small.target.iterdir())


def test_a_compiler_that_writes_nothing_is_told(small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "true")
    with pytest.raises(BuildError, match=r"true says that it has compiled .*\.c, and has written nothing; the variable CC may name another compiler"):
        small.build()


@pytest.mark.parametrize("variable", ["CC", "CFLAGS", "LDFLAGS"])
def test_a_variable_that_no_shell_can_read_is_told(variable: str, small: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, "gcc 'here")
    with pytest.raises(BuildError, match=f'the variable {variable} is "gcc \'here", which no shell can read: No closing quotation'):
        small.build()


def test_a_variable_of_spaces_names_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    usual = c_compiler()
    monkeypatch.setenv("CC", "  ")
    assert c_compiler() == usual


def test_a_folder_that_cannot_be_written_is_told_before_anything_is_compiled(small: Small) -> None:
    """As in an installation that is for reading only."""
    small.target.rmdir()
    small.target.write_text("no folder")
    with pytest.raises(BuildError, match=r"cannot be put into .*target: .*; install specgrad where you may write"):
        small.build()
    assert not small.objects.exists() and small.target.read_text() == "no folder"


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env={**os.environ, **environment})


def test_the_command_needs_no_setuptools_and_nothing_that_reads_a_spec() -> None:
    code = (
        "import sys\n"
        "for name in ('setuptools', 'distutils', 'yaml', 'jinja2'): sys.modules[name] = None\n"
        "from specgrad.cli import main\n"
        "sys.exit(main(['build']))"
    )
    done = command("-c", code)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"_kernels\..*: \d+ of \d+ sources compiled in [\d.]+ s\n", done.stdout)


def test_the_command_fails_where_the_compiler_does() -> None:
    done = command("-m", "specgrad", "build", CC="no-such-compiler")
    assert done.returncode == 1
    assert "specgrad: the kernels could not be compiled: no-such-compiler: No such file or directory; a C compiler is needed" in done.stderr
    assert "Traceback" not in done.stderr
    assert command("-c", "import specgrad; assert specgrad.core.kernels.table.compiled").returncode == 0


def test_kernels_of_one_level_are_kept_apart_from_those_of_all(small: Small) -> None:
    answer = '#ifdef SG_LEVEL\n#define ANSWER "one"\n#else\n#define ANSWER "all"\n#endif\nint sg_generated(void);\n'
    (small.csrc / "answer.h").write_text(answer)
    assert (small.build().compiled, small.answer()) == (3, "all 7")
    assert (small.build(level=3).compiled, small.answer()) == (3, "one 7")
    assert small.build().compiled == small.build(level=3).compiled == 0


@pytest.mark.skipif(level() is None, reason="the levels are those of x86-64, as Linux tells of them")
@pytest.mark.skipif(level() not in (3, 4), reason="the kernels of this processor are not compiled for its vectors")
def test_no_function_is_copied_for_one_value_of_an_argument() -> None:
    """In such a copy gcc has lost the pragmas of its loops, and with them their vectors: of one row the extreme was searched number by number."""
    kept = kept_objects(paths().kept)
    assert kept is not None
    objects = sorted((kept / f"level-{level()}").glob("reduction._*softmax-*.o"))
    assert objects
    symbols = subprocess.run(["nm", *objects], capture_output=True, text=True, check=True).stdout
    assert "_softmax_f32_several" in symbols
    assert "constprop" not in symbols


def test_this_checkout_is_compiled_for_this_processor() -> None:
    assert table._lib.sg_runs_here() == 1
    assert level() in (1, 3, 4)
    assert table._lib.sg_set_vector_bytes(64) == {1: 16, 3: 32, 4: 64}[level() or 1]


@pytest.mark.slow
@pytest.mark.parametrize("length", [0, 63, 64, 5000, -1])
def test_a_truncated_module_is_noticed_when_the_package_is_imported(length: int, tmp_path: Path) -> None:
    """To load it would end the process."""
    ask = "import specgrad.core.kernels.table as k; from pathlib import Path; import sys; print(k.is_whole(Path(sys.argv[1])))"
    module = Path(command("-c", "import specgrad._kernels as k; print(k.__file__)").stdout.strip())
    copy = tmp_path / module.name
    shutil.copy(module, copy)
    assert command("-c", ask, str(copy)).stdout == "True\n"
    os.truncate(copy, length if length >= 0 else copy.stat().st_size - 1)
    assert command("-c", ask, str(copy)).stdout == "False\n"


def test_the_package_runs_on_numpy_where_the_module_is_truncated(tmp_path: Path) -> None:
    package = paths().package
    shutil.copytree(package, tmp_path / "specgrad", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(paths().generated, tmp_path / "specgrad" / "generated", ignore=shutil.ignore_patterns("__pycache__", "*.c", "*.cu"))
    (module,) = (tmp_path / "specgrad").glob("_kernels.*.so")
    os.truncate(module, 5000)
    done = command("-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import specgrad; print(specgrad.__file__, specgrad.ones(2).exp().sum().item())")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path)) and "5.43" in done.stdout
    assert "its compiled kernels are damaged: their file is cut off. Compile them with: specgrad build" in done.stderr


@pytest.mark.slow
def test_the_digest_is_of_all_that_is_compiled(tmp_path: Path) -> None:
    where = paths()
    spec, written = the_spec.spec(), the_spec.written()
    shutil.copytree(where.csrc, tmp_path / "csrc")
    assert render(spec, tmp_path / "csrc", written) == the_spec.files()
    with (tmp_path / "csrc" / "scalar.h").open("a") as file:
        file.write("\n")
    changed = render(spec, tmp_path / "csrc", written)
    assert {name for name, text in the_spec.files().items() if changed[name] != text} == {"__init__.py", "kernels/tables.c"}
