"""Names that PyTorch has and this package has not, in modules and of tensors: what to use instead, or why there is nothing."""

from __future__ import annotations

from typing import Any

from .tracebacks import hides_frames

_DENSE = "tensors are dense; a product with a matrix of scipy.sparse is recorded"
_QUANTIZED = "there are no quantized dtypes"
_ONE_DEVICE = "a program runs on one machine and one device"
_HALVES = "give dtypes where tensors are made, as in x.to(specgrad.bfloat16)"
_ON_CPU = "say device= where a tensor is made; without, it is on the CPU"
_ALREADY_DENSE = "tensors are dense: use the tensor as it is"
_DEVICES = "devices are the CPU and, by CuPy, CUDA's"
_SHARED = "specgrad.from_numpy() of an array over a block of shared memory shares it among processes"
_BY_OPS = "call ops, which take all elements at once, or apply_()"
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
    "set_deterministic_debug_mode": "use use_deterministic_algorithms",
    "get_deterministic_debug_mode": "use are_deterministic_algorithms_enabled",
    "mps": _DEVICES,
    "xpu": _DEVICES,
    "accelerator": _DEVICES,
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


# ---- of tensors

OF_TENSORS = {
    "as_subclass": "make a tensor of the class by calling it with the tensor: cls(x)",
    "chalf": "there is no complex number of halves: use cfloat()",
    "dim_order": "see stride() and is_contiguous()",
    "eig": "use linalg.eig",
    "grad_dtype": "a gradient has the dtype of its tensor",
    "is_distributed": _ONE_DEVICE,
    "index": "index with brackets: x[rows, columns]",
    "lstsq": "use linalg.lstsq",
    "map2_": _BY_OPS,
    "map_": _BY_OPS,
    "module_load": "use nn.Module.load_state_dict()",
    "new": "use new_tensor(), new_empty(), new_zeros() and their like",
    "resize": "use reshape(), or resize_()",
    "resize_as": "use reshape(other.shape), or resize_as_()",
    "slice_inverse": "use slice_scatter()",
    "solve": "use linalg.solve",
    "symeig": "use linalg.eigh",
    "to_mkldnn": "ops choose their loops by themselves",
    **dict.fromkeys(("ipu", "is_ipu", "is_maia", "is_mps", "is_mtia", "is_vulkan", "is_xla", "is_xpu", "mtia", "xpu"), _DEVICES),
    **dict.fromkeys(("is_shared", "share_memory_"), _SHARED),
    **dict.fromkeys(("const_data_ptr", "is_set_to", "storage", "storage_type", "untyped_storage"), _ARRAYS),
    **dict.fromkeys(("dequantize", "int_repr", "q_per_channel_axis", "q_per_channel_scales", "q_per_channel_zero_points", "q_scale"), _QUANTIZED),
    **dict.fromkeys(("q_zero_point", "qscheme"), _QUANTIZED),
    **dict.fromkeys(("coalesce", "to_dense", "to_padded_tensor"), _ALREADY_DENSE),
    **dict.fromkeys(("ccol_indices", "col_indices", "crow_indices", "dense_dim", "indices", "is_coalesced", "is_sparse_csr", "resize_as_sparse_"), _DENSE),
    **dict.fromkeys(("row_indices", "smm", "sparse_dim", "sparse_mask", "sparse_resize_", "sparse_resize_and_clear_", "sspaddmm"), _DENSE),
    **dict.fromkeys(("to_sparse", "to_sparse_bsc", "to_sparse_bsr", "to_sparse_coo", "to_sparse_csc", "to_sparse_csr", "values"), _DENSE),
}


class AbsentAttribute:
    """Stands in a class for what its instances have in PyTorch and not here: an AttributeError that says what to use, so that hasattr() of one is false.

    A __getattr__ would say it too, and make all that is read of a tensor, methods among it, take longer.
    """

    __slots__ = ("advice", "name")

    def __init__(self, name: str, advice: str):
        self.name, self.advice = name, advice

    @hides_frames
    def __get__(self, instance: Any, owner: type) -> AbsentAttribute:
        if instance is None:
            return self  # as a property does: tools read what dir() of a class names
        raise AttributeError(f"{owner.__name__!r} object has no attribute {self.name!r}, which PyTorch has: {self.advice}", name=self.name, obj=instance)

    def __repr__(self) -> str:
        return f"<{self.name}, which PyTorch has, is not here: {self.advice}>"
