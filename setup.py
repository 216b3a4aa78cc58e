"""What pyproject.toml cannot say: the kernels are compiled if there is a compiler, and the spec and the C sources go into the wheel."""

import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from codegen.build import MODULE, BuildError, build


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
            self.built = [str(build(Path("csrc"), Path("generated", "kernels"), target, Path("build", "objects")).module)]
        except BuildError as error:
            self.built = []
            self.warn(f"the kernels could not be compiled, NumPy will do their work: {error}")

    def get_outputs(self) -> list[str]:
        return self.built

    def get_output_mapping(self) -> dict[str, str]:
        return {}  # an editable installation finds the module where it was put


setup(ext_modules=[Extension(f"specgrad.{MODULE}", [])], cmdclass={"build_py": BuildPy, "build_ext": BuildKernels})
