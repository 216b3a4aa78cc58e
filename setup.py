"""What pyproject.toml cannot say: the kernels are compiled through cffi, if there is a compiler, and the spec goes into the wheel."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py


class BuildPy(build_py):
    """Puts the spec, which lies beside the packages, where an installed package looks for it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "specgrad", "codegen", "derivatives.yaml")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile("derivatives.yaml", target)


class BuildKernels(build_ext):
    """Compiles sources side by side, and only those that changed. Without a compiler the package runs on NumPy alone, and says so."""

    def build_extension(self, ext) -> None:
        compile_one = self.compiler.compile
        headers = max(os.path.getmtime(h) for h in ext.depends)

        def compile_all(sources, output_dir=None, **options):
            def compiled(source):
                (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
                if not os.path.exists(target) or os.path.getmtime(target) < max(os.path.getmtime(source), headers):
                    compile_one([source], output_dir=output_dir, **options)
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compiled, sources))

        self.compiler.compile = compile_all
        try:
            super().build_extension(ext)
        except Exception as error:
            self.warn(f"the kernels could not be compiled, NumPy will do their work: {error}")
            ext.optional = True  # so that nobody looks for what is not there
        finally:
            self.compiler.compile = compile_one


setup(cffi_modules=["codegen/build.py:ffibuilder"], cmdclass={"build_py": BuildPy, "build_ext": BuildKernels})
