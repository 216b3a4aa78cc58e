"""What builds do for the specs of a package: they generate its ops, compile their kernels, emit ops for other frameworks, and put all of it into its wheel.

Who installs that wheel needs neither the generator nor a compiler. Where there is no compiler when it is built, its ops run on NumPy.
"""

from __future__ import annotations

import logging
import shutil
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension  # type: ignore[import-untyped,unused-ignore]
from setuptools.errors import CompileError, SetupError  # type: ignore[import-untyped,unused-ignore]

from specgrad.codegen.build import MODULE, BuildError, build_library
from specgrad.codegen.commands.emissions import emit_all
from specgrad.codegen.commands.emit import described, write_files
from specgrad.codegen.generate import render
from specgrad.codegen.generated_folder import write
from specgrad.codegen.problems import SpecError
from specgrad.codegen.project import ProjectError, load_spec, package_of, read_project


class _Built:
    """A spec of the project, generated."""

    def __init__(self, file: Path):
        try:
            spec, where = load_spec(file)
            if not spec.namespace:
                raise SetupError(f"{spec.file} has no header that imports specgrad; its first item is '- imports: specgrad'")
            self.files = render(spec, where.csrc)
        except SpecError as error:
            raise SetupError(f"the spec has mistakes:\n{error}") from None
        self.spec, self.source, self.csrc = file, where.generated, where.csrc
        self.package = package_of(where.generated.resolve())[1]
        self.extension = Extension(f"{self.package}.{MODULE}", [], optional=True)

    def compile(self, target: Path) -> None:
        with tempfile.TemporaryDirectory(prefix="specgrad-library-") as folder:
            write(self.files, Path(folder))
            build_library(self.csrc, Path(folder), target)


def add_specs(distribution: Any, root: Path) -> None:
    """Let a build generate, compile and emit what the project's pyproject.toml names."""
    try:
        project = read_project(root)
        emitted = emit_all(project) if project else []
    except SpecError as error:
        raise SetupError(f"the spec has mistakes:\n{error}") from None
    except ProjectError as error:
        raise SetupError(str(error)) from None
    if project is None or not (project.specs or emitted):
        return
    built = [_Built(spec) for spec in project.specs]
    extensions = {b.extension.name: b for b in built}
    if built:
        distribution.ext_modules = [*(distribution.ext_modules or ()), *(b.extension for b in built)]
    build_py, build_ext = (distribution.get_command_class(name) for name in ("build_py", "build_ext"))

    class BuildPy(build_py):  # type: ignore[misc,valid-type]
        """Generates the packages of ops, and emits, beside the modules that it copies, or in the checkout of an editable installation."""

        def run(self) -> None:
            super().run()
            for one in built:
                target = one.source if self.editable_mode else Path(self.build_lib, *one.package.split("."))
                write(one.files, target)
                if not self.editable_mode:
                    shutil.copyfile(one.spec, target.with_suffix(".yaml"))  # which other libraries' specs may import
            for emission, made in emitted:
                folder = emission.to if self.editable_mode else Path(self.build_lib, emission.package)
                write_files(made, folder)
                self.announce(described(made, folder), logging.INFO)

        def get_source_files(self) -> list[str]:
            specs = dict.fromkeys((*(one.spec for one in built), *(emission.spec for emission, _ in emitted)))
            return [*super().get_source_files(), *(str(spec.relative_to(root)) for spec in specs)]

    class BuildExt(build_ext):  # type: ignore[misc,valid-type]
        """Compiles their kernels as well. They are optional: setuptools warns where that fails."""

        def run(self) -> None:
            for one in built if self.inplace else ():
                write(one.files, one.source)
            super().run()

        def build_extension(self, extension: Any) -> None:
            one = extensions.get(extension.name)
            if one is None:
                super().build_extension(extension)
                return
            target = Path(self.get_ext_fullpath(extension.name)).parent
            target.mkdir(parents=True, exist_ok=True)
            try:
                one.compile(target)
            except BuildError as error:
                raise CompileError(f"the ops of {one.package} will run on NumPy, which is slower: {error}") from None

    distribution.cmdclass |= {"build_py": BuildPy, "build_ext": BuildExt}
