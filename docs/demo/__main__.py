"""`python docs/demo [FOLDER]`: proves the spec, trains a small classifier, verifies its derivatives, and draws what happened."""

from __future__ import annotations

import sys
from pathlib import Path

from picture import curve
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from spirals import Network, accuracy, spirals, train
from verify import Check, of_derivatives, of_the_spec

import specgrad
import specgrad.nn.functional as F
from specgrad.autograd import graph
from specgrad.core.kernels import table as kernel_table

STEPS = 300


def main(folder: Path) -> int:
    console = Console()
    kernels = "compiled kernels" if kernel_table.compiled else "NumPy kernels"
    console.print(f"specgrad {specgrad.__version__}, {kernels}, {specgrad.get_num_threads()} threads")
    with console.status("proving the spec"):
        checks = list(of_the_spec())

    specgrad.manual_seed(0)
    x, arm = spirals(900)
    network = Network()
    parameters = list(network.parameters.values())
    losses = []
    columns = TextColumn("training"), BarColumn(), MofNCompleteColumn(), TextColumn("loss {task.fields[loss]:.4f}"), TimeRemainingColumn()
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("training", total=STEPS, loss=float("nan"))
        for loss in train(lambda: F.cross_entropy(network(x), arm), parameters, STEPS):
            losses.append(loss)
            progress.update(task, advance=1, loss=loss)
    told = accuracy(network, *spirals(900))
    checks.append(Check("classifies points that it has not seen", f"{told:.1%} of 900", told > 0.95))

    def loss_at(values: list[specgrad.Tensor]) -> specgrad.Tensor:
        network.parameters = dict(zip(network.parameters, values))
        return F.cross_entropy(network(x.double()), arm)

    checks += of_derivatives(loss_at, parameters)

    table = Table("verified", "found", "", title="What was verified")
    for check in checks:
        table.add_row(check.what, check.found, "[green]yes[/]" if check.good else "[red]NO[/]")
    console.print(table)

    folder.mkdir(parents=True, exist_ok=True)
    network.parameters = dict(zip(network.parameters, parameters))
    loss = F.cross_entropy(network(x), arm)
    graph.draw(loss, {**network.parameters, "loss": loss}).save(folder / "graph.svg")
    (folder / "loss.svg").write_text(curve(losses, "Cross entropy of the training points", "step"), encoding="utf-8")
    console.print(f"Drawn: {folder / 'loss.svg'}, {folder / 'graph.svg'}")
    return 0 if all(check.good for check in checks) else 1


raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "demo-out")))
