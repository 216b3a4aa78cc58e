"""Convolution, pooling, padding and normalization in all forms; test_images.py, test_resample.py and test_layers.py have second order and errors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.ops.table import Row, T, cases, check, row

SINGLE = ("float32", "float64")


def layer(name: str, *args: Any, dtypes: tuple[str, ...] = SINGLE, loose: float = 40.0, **kwargs: Any) -> Row:
    return row(f"nn.functional.{name}", *args, dtypes=dtypes, loose=loose, **kwargs)


SIGNALS, IMAGES, VOLUMES = T((2, 4, 9), "distinct"), T((2, 4, 7, 6), "distinct"), T((1, 4, 4, 5, 4), "distinct")
OF = {1: SIGNALS, 2: IMAGES, 3: VOLUMES}
ROWS = [
    layer("conv1d", SIGNALS, T((6, 2, 3)), T((6,)), 2, 1, 2, 2),
    layer("conv1d", T((4, 9)), T((6, 4, 3)), padding="same"),
    layer("conv3d", VOLUMES, T((2, 4, 2, 1, 3)), None, (1, 2, 1), (1, 0, 2)),
    layer("conv_transpose1d", SIGNALS, T((4, 3, 3)), T((6,)), 3, 1, 2, 2, 2),
    layer("conv_transpose2d", IMAGES, T((4, 3, 3, 2)), T((3,)), (2, 1), (1, 0), (1, 0)),
    layer("conv_transpose3d", VOLUMES, T((4, 1, 2, 2, 3)), None, (2, 1, 2), (0, 1, 1)),
    layer("unfold", IMAGES, (2, 3), (2, 1), (1, 0), (1, 2)),
    layer("fold", T((2, 12, 12)), (4, 5), 2),
    *(layer(f"max_pool{d}d", OF[d], 3, 2, 1, ceil_mode=c, return_indices=True) for d in (1, 3) for c in (False, True)),
    *(layer(f"avg_pool{d}d", OF[d], 3, 2, 1, c, i) for d in (1, 3) for c in (False, True) for i in (False, True)),
    *(layer(f"adaptive_{kind}_pool{d}d", OF[d], size) for kind in ("max", "avg") for d in OF for size in (1, 3)),
    *(layer(f"lp_pool{d}d", T(OF[d].shape, "positive"), 3.0, 2) for d in OF),
    layer("fractional_max_pool2d", IMAGES, 2, (3, 2), _random_samples=T((2, 4, 2), "unit", grad=False)),
    layer("fractional_max_pool3d", VOLUMES, 2, (2, 3, 1), _random_samples=T((1, 4, 3), "unit", grad=False)),
    *(layer("interpolate", IMAGES, (9, 4), mode=m) for m in ("nearest", "nearest-exact", "area", "bilinear", "bicubic")),
    layer("interpolate", VOLUMES, scale_factor=1.5, mode="trilinear", align_corners=True),
    layer("upsample", IMAGES, (9, 4)),
    layer("upsample_nearest", IMAGES, scale_factor=2),
    layer("upsample_bilinear", IMAGES, scale_factor=2),
    layer("affine_grid", T((2, 2, 3)), (2, 1, 3, 4), True),
    layer("grid_sample", IMAGES, T((2, 3, 6, 2), "unit"), align_corners=False),
    *(row(f"grid_sampler{d}", IMAGES, T((2, 3, 6, 2), "unit"), mode, p, False, dtypes=SINGLE) for d in ("", "_2d") for mode in range(3) for p in range(3)),
    *(row(f"grid_sampler{d}", VOLUMES, T((1, 2, 3, 1, 3), "unit"), m, 1, True, dtypes=SINGLE) for d in ("", "_2d", "_3d") for m in range(3)),
    row("grid_sampler_3d", IMAGES, T((2, 3, 6, 2), "unit"), 0, 0, False, dtypes=SINGLE),
    layer("pad", T((2, 3)), (1, 2), value=1.5),
    layer("pad", SIGNALS, (2, 1), "reflect"),
    row("constant_pad_nd", T((2, 3)), (1, -1), 2.0, dtypes=SINGLE),
    layer("normalize", SIGNALS),
    layer("one_hot", T((2, 3), "0..4", dtype="int64"), 4),
    layer("batch_norm", SIGNALS, T((4,), grad=False), T((4,), "positive", grad=False), T((4,)), T((4,))),
    layer("batch_norm", SIGNALS, None, None, T((4,)), T((4,)), True),
    layer("instance_norm", SIGNALS, None, None, T((4,)), T((4,))),
    layer("group_norm", SIGNALS, 2, T((4,)), T((4,))),
    layer("rms_norm", SIGNALS, (9,), T((9,))),
    layer("local_response_norm", SIGNALS, 3, 0.5),
    row("native_batch_norm", SIGNALS, T((4,)), T((4,)), None, None, True, 0.1, 1e-5, dtypes=SINGLE, loose=40),
    row("native_layer_norm", SIGNALS, (9,), T((9,)), T((9,)), 1e-5, dtypes=SINGLE, loose=40),
    row("native_group_norm", SIGNALS, T((4,)), T((4,)), 2, 4, 9, 2, 1e-5, dtypes=SINGLE, loose=40),
    layer("scaled_dot_product_attention", T((2, 3, 4)), T((2, 5, 4)), T((2, 5, 2))),
    *(row(name, SIGNALS, 3, 2, 1, dtypes=SINGLE, loose=40) for name in ("avg_pool1d", "max_pool1d")),
    *(row(f"max_pool{d}d", OF[d], 3, 2, 1, ceil_mode=True, dtypes=SINGLE, loose=40) for d in (2, 3)),
    *(row(f"conv{d}d", OF[d], T((6, 2) + (2,) * d), T((6,)), 2, 1, 2, 2, dtypes=SINGLE, loose=40) for d in OF),
    *(row(f"conv_transpose{d}d", OF[d], T((4, 3) + (2,) * d), T((6,)), 3, 1, 2, 2, 1, dtypes=SINGLE, loose=40) for d in OF),
    row("adaptive_avg_pool1d", SIGNALS, 3, dtypes=SINGLE, loose=40),
    row("rms_norm", SIGNALS, (9,), T((9,)), dtypes=SINGLE, loose=40),
    *(row(f"{space}pixel_shuffle", IMAGES, 2, dtypes=SINGLE) for space in ("", "nn.functional.")),
    *(row(f"{space}pixel_unshuffle", T((2, 2, 4, 6)), 2, dtypes=SINGLE) for space in ("", "nn.functional.")),
    *(row(f"{space}channel_shuffle", T((2, 4, 3), grad=False), 2, dtypes=SINGLE) for space in ("", "nn.functional.")),
    *(layer(name, SIGNALS, training=False) for name in ("dropout1d", "dropout2d", "alpha_dropout", "feature_alpha_dropout")),
    layer("dropout3d", VOLUMES, training=False),
    *(row(f"{space}rrelu", SIGNALS, dtypes=SINGLE) for space in ("", "nn.functional.")),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("row", "dtype"), cases(ROWS))
def test_same_as_pytorch(row: Row, dtype: str) -> None:
    found = check(row, dtype)
    assert not found, "\n".join(found)
