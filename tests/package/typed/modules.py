"""Modules: layers, losses and a class of one's own."""

from typing_extensions import assert_type

import specgrad as sg
from specgrad import Tensor, nn
from specgrad.func import functional_call, stack_module_state


class Net(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3, width), nn.BatchNorm1d(width), nn.ReLU(inplace=True))
        self.scale = nn.Parameter(sg.ones(width))

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.body(x) * self.scale
        return out


net = Net(4).double().train()
assert_type(net, Net)
assert_type(net.to(sg.float32).eval(), Net)
assert_type(net.scale, nn.Parameter)
assert_type(net.scale * 2, Tensor)
assert_type([parameter.grad for parameter in net.parameters()], list[Tensor | None])
assert_type(dict(net.named_buffers()), dict[str, Tensor])
assert_type(net.forward(sg.ones(2, 3)), Tensor)
loss = nn.CrossEntropyLoss(label_smoothing=0.1)
assert_type(loss.forward(net(sg.ones(2, 3)), sg.tensor([0, 1])), Tensor)
assert_type(nn.utils.clip_grad_norm_(net.parameters(), 1.0), Tensor)
assert_type(nn.init.kaiming_uniform_(sg.empty(3, 3), a=1.0), Tensor)
assert_type(nn.Conv2d(3, 4, kernel_size=(3, 3), padding="same").forward(sg.ones(1, 3, 8, 8)), Tensor)
outputs, state = nn.LSTM(3, 4, batch_first=True).forward(sg.ones(2, 5, 3))
assert_type(outputs, Tensor)
weights = {name: parameter.detach() for name, parameter in net.named_parameters()}
print(functional_call(net, weights, sg.ones(2, 3)), stack_module_state([net, net]), net.load_state_dict(net.state_dict()).missing_keys)
