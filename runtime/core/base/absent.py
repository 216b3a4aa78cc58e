"""Names that modules of PyTorch have and this package has not: what to use instead, or why there is nothing."""

from __future__ import annotations

_DENSE = "tensors are dense; a product with a matrix of scipy.sparse is recorded"
_QUANTIZED = "there are no quantized dtypes"
_ONE_DEVICE = "a program runs on one machine and one device"
_HALVES = "give dtypes where tensors are made, as in x.to(specgrad.bfloat16)"
_ON_CPU = "say device= where a tensor is made; without, it is on the CPU"
_ARRAYS = "a tensor's memory is that of its array: see Tensor.numpy() and specgrad.from_numpy()"

ADVICE = {
    "jit": "use specgrad.compile, and specgrad.export to write C",
    "export_onnx": "use specgrad.export, which writes C",
    "onnx": "use specgrad.export, which writes C",
    "fx": "use specgrad.compile(f).explain(...), which shows the program of a function",
    "cond": "Python's own `if` is recorded as it runs",
    "distributed": _ONE_DEVICE,
    "distributions": "use Tensor.normal_() and its like to draw, and write densities by ops",
    "multiprocessing": "use Python's multiprocessing: tensors are pickled, and from_numpy() shares a block of shared memory",
    "hub": "use specgrad.load, which reads safetensors files",
    "amp": _HALVES,
    "autocast": _HALVES,
    "get_default_device": _ON_CPU,
    "set_default_device": _ON_CPU,
    "set_default_tensor_type": "use specgrad.set_default_dtype",
    "get_num_interop_threads": "use get_num_threads",
    "set_num_interop_threads": "use set_num_threads",
    "use_deterministic_algorithms": "there is one algorithm for each op",
    "are_deterministic_algorithms_enabled": "there is one algorithm for each op",
    "backends": "products of matrices are NumPy's BLAS; set_num_threads() says how many threads ops use",
    "mps": "devices are the CPU and, by CuPy, CUDA's",
    "xpu": "devices are the CPU and, by CuPy, CUDA's",
    "accelerator": "devices are the CPU and, by CuPy, CUDA's",
    "ao": _QUANTIZED,
    "quantization": _QUANTIZED,
    "dequantize": _QUANTIZED,
    "int_repr": _QUANTIZED,
    "sparse": _DENSE,
    "smm": _DENSE,
    "sspaddmm": _DENSE,
    "hspmm": _DENSE,
    "Storage": _ARRAYS,
    "UntypedStorage": _ARRAYS,
    "is_storage": _ARRAYS,
    "tensorboard": "its package writes scalars and histograms of arrays: give it t.detach().numpy()",
    "cpp_extension": "see docs/libraries.md: a package has a spec of its own, which is compiled",
    "lobpcg": "use linalg.eigh, or scipy.sparse.linalg.lobpcg",
}
_BEGINNINGS = {
    "sparse_": _DENSE,
    "quantize": _QUANTIZED,
    "quantized_": _QUANTIZED,
    "fake_quantize": _QUANTIZED,
    "q_": _QUANTIZED,
    "fbgemm_": _QUANTIZED,
    "mkldnn_": "call the op without the prefix",
    "cudnn_": "call the op without the prefix",
    "miopen_": "call the op without the prefix",
}


def advice_for(name: str) -> str:
    """What to do instead of using a name of PyTorch's; empty for a name that means nothing."""
    return ADVICE.get(name) or next((advice for beginning, advice in _BEGINNINGS.items() if name.startswith(beginning)), "")
