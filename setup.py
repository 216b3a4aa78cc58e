"""What pyproject.toml cannot say: the kernels are compiled if there is a compiler, and the spec and the C sources go into the wheel."""

import shutil
import sys
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from codegen.build import MODULE, BuildError, build, kept_objects
from codegen.processor import level

# In a checkout that is installed, setuptools finds the hook for other packages' specs here too, and cannot find what it names.
_HOOK = "_specgrad_setuptools"
_found = spec_from_file_location(_HOOK, Path(__file__).parent / "runtime" / "libraries" / "setuptools_entry" / "__init__.py")
sys.modules[_HOOK] = module_from_spec(_found)
_found.loader.exec_module(sys.modules[_HOOK])


class BuildPy(build_py):
    """Puts what lies beside the packages where an installed package looks for it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib, "specgrad")
            shutil.copyfile("derivatives.yaml", package / "codegen" / "derivatives.yaml")
            shutil.copytree("csrc", package / "csrc", dirs_exist_ok=True)


class BuildKernels(build_ext):
    """Compiles the kernels. Without a compiler the package runs on NumPy alone, and says so."""

    def run(self) -> None:
        target = Path("runtime") if self.inplace or self.editable_mode else Path(self.build_lib, "specgrad")
        target.mkdir(parents=True, exist_ok=True)
        try:
            here = level() if self.inplace or self.editable_mode else None  # a wheel is for all processors
            self.built = [str(build(Path("csrc"), Path("generated", "kernels"), target, kept_objects(Path("build")), here).module)]
        except BuildError as error:
            self.built = []
            self.warn(f"the kernels could not be compiled, NumPy will do their work: {error}")
        if self.built and not self.inplace and not self.editable_mode:  # what is compiled is not needed as C, and the spec tells it again
            shutil.rmtree(target / "generated" / "kernels", ignore_errors=True)

    def get_outputs(self) -> list[str]:
        return self.built

    def get_output_mapping(self) -> dict[str, str]:
        return {}  # an editable installation finds the module where it was put


class SmallWheel(bdist_wheel):
    """Compresses a wheel as far as zlib can, which takes a second."""

    def run(self) -> None:
        super().run()
        for _, _, name in self.distribution.dist_files:
            if name.endswith(".whl"):
                _compress(Path(name))


def _compress(wheel: Path) -> None:
    smaller = wheel.with_suffix(".smaller")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(smaller, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for entry in old.infolist():
            new.writestr(entry, old.read(entry), zipfile.ZIP_DEFLATED, 9)
    smaller.replace(wheel)


setup(ext_modules=[Extension(f"specgrad.{MODULE}", [])], cmdclass={"build_py": BuildPy, "build_ext": BuildKernels, "bdist_wheel": SmallWheel})
