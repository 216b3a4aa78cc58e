# What type checkers are shown of specgrad.array_api.linalg; a test holds it against the module.

from specgrad.methods.as_standard.linalg import cholesky as cholesky
from specgrad.methods.as_standard.linalg import cross as cross
from specgrad.methods.as_standard.linalg import det as det
from specgrad.methods.as_standard.linalg import diagonal as diagonal
from specgrad.methods.as_standard.linalg import eig as eig
from specgrad.methods.as_standard.linalg import eigh as eigh
from specgrad.methods.as_standard.linalg import eigvals as eigvals
from specgrad.methods.as_standard.linalg import eigvalsh as eigvalsh
from specgrad.methods.as_standard.linalg import inv as inv
from specgrad.methods.as_standard.linalg import matrix_norm as matrix_norm
from specgrad.methods.as_standard.linalg import matrix_power as matrix_power
from specgrad.methods.as_standard.linalg import matrix_rank as matrix_rank
from specgrad.methods.as_standard.linalg import outer as outer
from specgrad.methods.as_standard.linalg import pinv as pinv
from specgrad.methods.as_standard.linalg import qr as qr
from specgrad.methods.as_standard.linalg import slogdet as slogdet
from specgrad.methods.as_standard.linalg import solve as solve
from specgrad.methods.as_standard.linalg import svd as svd
from specgrad.methods.as_standard.linalg import svdvals as svdvals
from specgrad.methods.as_standard.linalg import trace as trace
from specgrad.methods.as_standard.linalg import vector_norm as vector_norm
from specgrad.methods.as_standard.products import matmul as matmul
from specgrad.methods.as_standard.products import tensordot as tensordot
from specgrad.methods.as_standard.products import vecdot as vecdot
from specgrad.methods.as_standard.shapes import matrix_transpose as matrix_transpose
