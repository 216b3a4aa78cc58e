# What type checkers are shown of specgrad.numpy.linalg; a test holds it against the module.

from numpy.linalg import LinAlgError as LinAlgError

from specgrad.methods.as_numpy.signatures import Function, TensorFunction

cholesky: TensorFunction
cond: TensorFunction
cross: TensorFunction
det: TensorFunction
diagonal: TensorFunction
eigvals: TensorFunction
eigvalsh: TensorFunction
inv: TensorFunction
matmul: TensorFunction
matrix_norm: TensorFunction
matrix_power: TensorFunction
matrix_rank: TensorFunction
matrix_transpose: TensorFunction
multi_dot: TensorFunction
norm: TensorFunction
outer: TensorFunction
pinv: TensorFunction
solve: TensorFunction
svdvals: TensorFunction
tensordot: TensorFunction
tensorinv: TensorFunction
tensorsolve: TensorFunction
trace: TensorFunction
vecdot: TensorFunction
vector_norm: TensorFunction

eig: Function
eigh: Function
lstsq: Function
qr: Function
slogdet: Function
svd: Function
