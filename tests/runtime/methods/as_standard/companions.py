"""Functions of other packages that take tensors by the array standard: `python -m tests.runtime.methods.as_standard.companions PACKAGE`.

Each function is called with an array, and with a tensor that requires grad: both give the same values, and the gradient agrees with differences. It is a
program of its own since SciPy asks once, when it is imported, whether it is to know of the standard.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.autograd.graph import allow_mutation_on_saved_tensors

Use = Callable[[Any], Any]
CLASSES = np.arange(12) % 2


def like(value: Any, x: Any) -> Any:
    """An array as what x is."""
    return sg.tensor(value) if isinstance(x, sg.Tensor) else value


def scipy() -> dict[str, Use]:
    from scipy import cluster, fft, integrate, signal, special, stats
    from scipy.optimize import rosen
    from scipy.spatial.transform import Rotation

    return {
        "special.logsumexp": lambda x: special.logsumexp(x, axis=1),
        "special.gammaln": lambda x: special.gammaln(x),
        "special.expit": lambda x: special.expit(x),
        "special.erf": lambda x: special.erf(x),
        "special.i0": lambda x: special.i0(x),
        "special.xlogy": lambda x: special.xlogy(x, x),
        "special.softmax": lambda x: special.softmax(x, axis=1),
        "special.log_softmax": lambda x: special.log_softmax(x, axis=1),
        "special.rel_entr": lambda x: special.rel_entr(x, x**2),
        "stats.gmean": lambda x: stats.gmean(x, axis=0),
        "stats.hmean": lambda x: stats.hmean(x, axis=0),
        "stats.skew": lambda x: stats.skew(x, axis=0),
        "stats.kurtosis": lambda x: stats.kurtosis(x, axis=0),
        "stats.zscore": lambda x: stats.zscore(x, axis=0),
        "stats.moment": lambda x: stats.moment(x, 3, axis=0),
        "stats.variation": lambda x: stats.variation(x, axis=0),
        "stats.entropy": lambda x: stats.entropy(x, axis=0),
        "stats.kstat": lambda x: stats.kstat(x, 2, axis=0),
        "stats.lmoment": lambda x: stats.lmoment(x, axis=0),
        "stats.sem": lambda x: stats.sem(x, axis=0),
        "stats.directional_stats": lambda x: stats.directional_stats(x).mean_direction,
        "stats.bartlett": lambda x: stats.bartlett(x[:, 0], x[:, 1]).statistic,
        "stats.circmean": lambda x: stats.circmean(x, axis=0),
        "stats.trim_mean": lambda x: stats.trim_mean(x, 0.2, axis=0),
        "signal.hilbert": lambda x: abs(signal.hilbert(x)),
        "signal.fftconvolve": lambda x: signal.fftconvolve(x, x, axes=1),
        "signal.oaconvolve": lambda x: signal.oaconvolve(x, x, axes=1),
        "signal.freqz": lambda x: abs(signal.freqz(x[0, :], x[1, :], worN=8)[1]),
        "signal.resample": lambda x: signal.resample(x, 8, axis=1),
        "fft.fft": lambda x: abs(fft.fft(x)),
        "fft.irfft": lambda x: fft.irfft(x),
        "fft.fht": lambda x: fft.fht(x, 0.1, 0.1),
        "integrate.trapezoid": lambda x: integrate.trapezoid(x, axis=1),
        "integrate.cumulative_simpson": lambda x: integrate.cumulative_simpson(x, axis=1),
        "cluster.vq.whiten": lambda x: cluster.vq.whiten(x),
        "optimize.rosen": lambda x: rosen(x[0, :]),
        "spatial.transform.Rotation": lambda x: Rotation.from_rotvec(x[0, :3]).apply(x[:, :3]),
    }


def sklearn() -> dict[str, Use]:
    import sklearn
    from sklearn.decomposition import PCA
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
    from sklearn.linear_model import Ridge
    from sklearn.metrics import mean_squared_error, pairwise
    from sklearn.mixture import GaussianMixture
    from sklearn.naive_bayes import GaussianNB
    from sklearn.preprocessing import KernelCenterer, MaxAbsScaler, MinMaxScaler, Normalizer, PolynomialFeatures

    sklearn.set_config(array_api_dispatch=True)
    return {
        "MinMaxScaler": lambda x: MinMaxScaler().fit_transform(x),
        "MaxAbsScaler": lambda x: MaxAbsScaler().fit_transform(x),
        "Normalizer": lambda x: Normalizer().fit_transform(x),
        "KernelCenterer": lambda x: KernelCenterer().fit_transform(x @ x.T),
        "PolynomialFeatures": lambda x: PolynomialFeatures().fit_transform(x),
        "PCA, variances": lambda x: PCA(2, svd_solver="full").fit(x).explained_variance_,
        "PCA": lambda x: PCA(2, svd_solver="full").fit_transform(x),
        "Ridge": lambda x: Ridge(solver="svd").fit(x, x[:, 0] * x[:, 1]).coef_,
        "LinearDiscriminantAnalysis": lambda x: LinearDiscriminantAnalysis(solver="svd").fit(x, like(CLASSES, x)).decision_function(x),
        "GaussianMixture": lambda x: GaussianMixture(2, random_state=0, init_params="random", max_iter=3).fit(x).score_samples(x),
        "GaussianNB": lambda x: GaussianNB().fit(x, like(CLASSES, x)).predict_joint_log_proba(x),
        "mean_squared_error": lambda x: mean_squared_error(x, x**2, multioutput="raw_values"),
        "cosine_similarity": lambda x: pairwise.cosine_similarity(x),
        "euclidean_distances": lambda x: pairwise.euclidean_distances(x, x + 1),
        "rbf_kernel": lambda x: pairwise.rbf_kernel(x),
        "polynomial_kernel": lambda x: pairwise.polynomial_kernel(x),
    }


def einops() -> dict[str, Use]:
    from einops import array_api

    return {
        "rearrange": lambda x: array_api.rearrange(x, "a (b c) -> b a c", c=2),
        "reduce": lambda x: array_api.reduce(x, "a b -> a", "mean"),
        "repeat": lambda x: array_api.repeat(x, "a b -> a b c", c=2),
        "pack": lambda x: array_api.pack([x, x], "a *")[0],
    }


def opt_einsum() -> dict[str, Use]:
    import opt_einsum

    return {
        "contract": lambda x: opt_einsum.contract("ab,cb,cd->da", x, x, x),
        "contract_expression": lambda x: opt_einsum.contract_expression("ab,cb->ac", x.shape, x.shape)(x, x),
        "diagonal": lambda x: opt_einsum.contract("aa,ab->b", x[:4, :4], x[:4, :]),
    }


def array_api_extra() -> dict[str, Use]:
    import array_api_extra as xpx

    return {
        "apply_where": lambda x: xpx.apply_where(x > 1, x, lambda t: t**2, lambda t: -t),
        "at": lambda x: xpx.at(x, (slice(None), 1)).add(x[:, 0], copy=True),
        "atleast_nd": lambda x: xpx.atleast_nd(x, ndim=3),
        "cov": lambda x: xpx.cov(x),
        "create_diagonal": lambda x: xpx.create_diagonal(x[0, :]),
        "kron": lambda x: xpx.kron(x, x),
        "nan_to_num": lambda x: xpx.nan_to_num(x),
        "pad": lambda x: xpx.pad(x, 1),
        "setdiff1d": lambda x: xpx.setdiff1d(x, x[0, :]),
        "sinc": lambda x: xpx.sinc(x),
    }


def tensorly() -> dict[str, Use]:
    import tensorly as tl
    from tensorly import tenalg

    return {
        "unfold": lambda x: tl.unfold(tl.reshape(x, (2, 6, -1)), 1),
        "norm": lambda x: tl.norm(x),
        "khatri_rao": lambda x: tenalg.khatri_rao([x, x]),
        "kronecker": lambda x: tenalg.kronecker([x, x]),
        "inner": lambda x: tenalg.inner(x, x),
        "multi_mode_dot": lambda x: tenalg.multi_mode_dot(tl.reshape(x, (2, 6, -1)), [x[:3, :2], x[:4, :4]], modes=[0, 2]),
    }


PACKAGES = {package.__name__: package for package in (scipy, sklearn, einops, opt_einsum, array_api_extra, tensorly)}


def problem(use: Use) -> str:
    """What is wrong with what a function makes of tensors; nothing, in words, if nothing is."""
    values = np.random.default_rng(0).random((12, 4)) + 0.5
    way = np.random.default_rng(1).standard_normal(values.shape)
    wanted = np.asarray(use(values.copy()))
    x = sg.tensor(values, requires_grad=True)
    with allow_mutation_on_saved_tensors():  # as programs for NumPy they change what they have computed with
        found = use(x)
        if not isinstance(found, sg.Tensor):
            return f"it gives a {type(found).__name__}"
        weights = np.random.default_rng(2).standard_normal(wanted.shape)
        (found * like(weights, x)).sum().backward()
    if not np.allclose(found.detach().numpy(), wanted, rtol=1e-10):
        return "it gives other values"
    step = 1e-6
    slope = ((use(values + step * way) - use(values - step * way)) * weights).sum() / (2 * step)
    assert x.grad is not None
    exact = float((x.grad * like(way, x)).sum())
    return "" if np.isclose(exact, slope, rtol=1e-5, atol=1e-6) else f"the slope is {exact}, by differences {slope}"


def told(use: Use) -> str:
    try:
        return problem(use)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    os.environ["SCIPY_ARRAY_API"] = "1"
    sg.set_default_dtype(sg.float64)
    warnings.simplefilter("ignore")
    print(json.dumps({name: told(use) for name, use in PACKAGES[sys.argv[1]]().items()}))
