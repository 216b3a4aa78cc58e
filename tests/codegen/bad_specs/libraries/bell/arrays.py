import numpy as np


def bump(x, width):
    return np.exp(-((x / width) ** 2))
