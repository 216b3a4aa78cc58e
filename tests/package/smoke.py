"""What a wheel must do in an empty environment: `python smoke.py FOLDER-OF-THE-WHEEL`."""

import sys
import tempfile
from pathlib import Path

import specgrad
import specgrad.testing

(wheel,) = Path(sys.argv[1]).glob("*.whl")
assert wheel.stat().st_size < 5_000_000, f"{wheel.name} has {wheel.stat().st_size:,} bytes"
assert specgrad.core.kernels.table.compiled, "the wheel has no compiled kernels"
assert Path(specgrad.__file__).is_relative_to(sys.prefix), specgrad.__file__

x = specgrad.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = (x * x).sum()
(gradient,) = specgrad.autograd.grad(y, x, create_graph=True)
(second,) = specgrad.autograd.grad(gradient.sum(), x)
assert gradient.tolist() == [2.0, 4.0, 6.0]
assert second.tolist() == [2.0, 2.0, 2.0]
specgrad.nn.functional.cross_entropy(specgrad.randn(4, 3, requires_grad=True), specgrad.tensor([0, 1, 2, 0])).backward()

# Every part of the autograd package is there, and loads.
autograd = specgrad.autograd
double = specgrad.ones(3, dtype=specgrad.float64, requires_grad=True)
assert autograd.gradgradcheck(lambda x: x.sin() * x, (double,))
assert autograd.functional.hessian(lambda x: (x**3).sum(), specgrad.ones(2), vectorize=True).tolist() == [[6.0, 0.0], [0.0, 6.0]]
assert specgrad.vmap(lambda x: x.sum())(specgrad.ones(4, 2)).tolist() == [2.0] * 4
with autograd.set_detect_anomaly(True), autograd.graph.save_on_cpu():
    specgrad.utils.checkpoint.checkpoint(lambda x: x.exp().sin(), double).sum().backward()
assert double.grad is not None
assert "MulBackward0" in str(autograd.graph.saved_report(double * double))
assert "<svg" in autograd.graph.draw((double * double).sum()).svg

assert specgrad.testing.verify(specgrad.tanh, [(2, 3)]).passed

assert not {"yaml", "jinja2", "scipy", "torch"} & set(sys.modules), "the package loads what it does not need"

with autograd.profiler.profile() as recorded:
    (double * double).sum().backward()
with tempfile.TemporaryDirectory() as folder:
    recorded.export_html(Path(folder, "page.html"))
    assert "MulBackward0" in Path(folder, "page.html").read_text(encoding="utf-8")

from specgrad.cli import main  # noqa: E402  # after the check of what `import specgrad` loads

assert main(["check"]) == 1, "without PyYAML the command says what to install"
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "script.py").write_text("import specgrad\nspecgrad.ones(3).exp()\n")
    assert main(["profile", "--quiet", "--out", folder, str(Path(folder, "script.py"))]) == 0
    assert {"table.txt", "trace.json", "profile.html"} <= {file.name for file in Path(folder).iterdir()}
print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; works")
