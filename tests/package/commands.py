"""What every command must do in an empty folder, with the package installed from its wheel: `python commands.py`.

It needs PyYAML and jinja2, and wants no setuptools. An own spec is checked, generated and verified as well. specgrad's own kernels are built
where they are missing, without setuptools too: `make numpy-wheel`.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

assert importlib.util.find_spec("setuptools") is None, "with setuptools there, it would not be noticed that something needs it"
BIN = Path(sys.executable).parent

SPEC = """\
- group: own
  about: Ops of a spec of one's own.
- name: add(Tensor self, Tensor other) -> Tensor
  forward: self + other
  self: grad
  other: grad
  dtypes: float
  operator: +
  docs: The sum.
- name: mul(Tensor self, Tensor other) -> Tensor
  forward: self * other
  self: grad * other
  other: grad * self
  dtypes: float
  operator: "*"
  docs: The product.
"""
SCRIPT = "import specgrad\nspecgrad.ones(3, requires_grad=True).exp().sum().backward()\n"
COMMANDS = {
    "check --op exp": "derivatives.yaml: 1 op, 2 formulas proven",
    "check own.yaml": "own.yaml: 2 ops, ",
    "emit --target numpy --op tanh -o emitted": "1 op written to ",
    "generate": "ops; nothing to write",
    "generate --check": "",
    "generate --spec own.yaml --out out": "2 ops; ",
    "generate --spec own.yaml --out out --check": "",
    "show exp": "---- derivatives.yaml:",
    "show --spec own.yaml mul": "---- own.yaml:",
    "verify --list": "gradient",
    "verify exp mm --quiet --junit found.xml --json found.json --html found.html": "2 ops of derivatives.yaml, ",
    "verify exp --mutants --sample 1": "1 mutants in",
    "profile --quiet --out profiled script.py": "",
    "new hills": "next: cd hills && pip install",
    "new-op twin(Tensor_self)->Tensor --forward 1+self*self --spec hills/hills/ops.yaml": "self: ",
    "check hills/hills/ops.yaml": "hills/ops.yaml: 5 ops, ",
    "generate --spec hills/hills/ops.yaml": "5 ops; ",
    "build --spec hills/hills/ops.yaml": "sources compiled in",
    "verify --spec hills/hills/ops.yaml --quiet twin": "1 op of hills/ops.yaml, ",
    "verify --mutants --spec hills/hills/ops.yaml --op twin": "0 survived",
    "schema": "json-schema.org",
}


def run(command: str, **environment: str) -> str:
    words = [word.replace("_", " ") for word in command.split()]  # which stands for the blank in a signature
    done = subprocess.run([BIN / "specgrad", *words], capture_output=True, text=True, env={**os.environ, "CFLAGS": "-O0", **environment})
    assert done.returncode == 0, f"specgrad {command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    Path("own.yaml").write_text(SPEC, encoding="utf-8")
    Path("script.py").write_text(SCRIPT, encoding="utf-8")
    for command, words in COMMANDS.items():
        assert words in run(command), command
print(f"{len(COMMANDS)} commands work in an empty folder")
