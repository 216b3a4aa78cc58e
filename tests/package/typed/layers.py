"""The functions of neural networks."""

from typing_extensions import assert_type

import specgrad as sg
import specgrad.nn.functional as F
from specgrad import Tensor

images = sg.randn(2, 3, 8, 8)
features = F.conv2d(images, sg.randn(4, 3, 3, 3), sg.zeros(4), padding=1)
assert_type(features, Tensor)
assert_type(F.max_pool2d(features, 2), Tensor)
pooled, places = F.max_pool2d(features, 2, return_indices=True)
assert_type(places, Tensor)
assert_type(F.max_unpool2d(pooled, places, 2), Tensor)
assert_type(F.adaptive_max_pool1d(images[0], 4), Tensor)
normal = F.batch_norm(features, sg.zeros(4), sg.ones(4), training=True)
assert_type(F.dropout(F.relu(normal), 0.5, training=True), Tensor)
assert_type(F.layer_norm(normal, [8, 8]), Tensor)
assert_type(F.softmax(features.flatten(1), dim=1), Tensor)
assert_type(F.scaled_dot_product_attention(features, features, features, is_causal=True), Tensor)
assert_type(F.embedding(sg.tensor([1, 2]), sg.randn(4, 5)), Tensor)
assert_type(F.interpolate(images, scale_factor=2.0, mode="bilinear"), Tensor)
assert_type(F.pad(images, (1, 1)), Tensor)
loss = F.mse_loss(images, images * 2) + F.binary_cross_entropy_with_logits(images, images.sigmoid())
assert_type(loss, Tensor)
assert_type(F.leaky_relu(images, 0.1, inplace=False), Tensor)
