"""The special cases that the array API standard lists for functions of elements: arguments, a colon, and the result. Zeros are told apart by their signs.

What the standard leaves to an implementation is not here: signs of zeros that it calls unspecified, values that it gives as approximations of others, and
results for which it allows NaN.
"""

from __future__ import annotations

OF_ONE = """
abs nan:nan -0:0 inf:inf -inf:inf
acos nan:nan 2:nan -2:nan inf:nan 1:0
acosh nan:nan 0.5:nan -inf:nan 1:0 inf:inf
asin nan:nan 2:nan -2:nan 0:0 -0:-0
asinh nan:nan 0:0 -0:-0 inf:inf -inf:-inf
atan nan:nan 0:0 -0:-0 inf:1.5707963267948966 -inf:-1.5707963267948966
atanh nan:nan -2:nan 2:nan -1:-inf 1:inf 0:0 -0:-0
ceil nan:nan inf:inf -inf:-inf 0:0 -0:-0 -0.5:-0 2:2 1.5:2
cos nan:nan 0:1 -0:1 inf:nan -inf:nan
cosh nan:nan 0:1 -0:1 inf:inf -inf:inf
exp nan:nan 0:1 -0:1 inf:inf -inf:0
expm1 nan:nan 0:0 -0:-0 inf:inf -inf:-1
floor nan:nan inf:inf -inf:-inf 0:0 -0:-0 2:2 -1.5:-2
isfinite nan:0 inf:0 -inf:0 1:1 -0:1
isinf nan:0 inf:1 -inf:1 1:0
isnan nan:1 inf:0 1:0
log nan:nan -1:nan -inf:nan 0:-inf -0:-inf 1:0 inf:inf
log1p nan:nan -2:nan -inf:nan -1:-inf -0:-0 0:0 inf:inf
log2 nan:nan -1:nan 0:-inf -0:-inf 1:0 inf:inf 8:3
log10 nan:nan -1:nan 0:-inf -0:-inf 1:0 inf:inf
logical_not nan:0 0:1 -0:1 inf:0
negative nan:nan 0:-0 -0:0 inf:-inf
positive nan:nan -0:-0
reciprocal nan:nan 0:inf -0:-inf inf:0 -inf:-0
round nan:nan inf:inf -inf:-inf 0:0 -0:-0 0.5:0 1.5:2 2.5:2 -0.5:-0 -1.5:-2
sign nan:nan -3:-1 3:1 inf:1 -inf:-1 0:0
signbit 0:0 -0:1 inf:0 -inf:1 3:0 -3:1
sin nan:nan 0:0 -0:-0 inf:nan -inf:nan
sinh nan:nan 0:0 -0:-0 inf:inf -inf:-inf
sqrt nan:nan -1:nan -inf:nan 0:0 -0:-0 inf:inf
square nan:nan inf:inf -inf:inf -0:0
tan nan:nan 0:0 -0:-0 inf:nan -inf:nan
tanh nan:nan 0:0 -0:-0 inf:1 -inf:-1
trunc nan:nan inf:inf -inf:-inf 0:0 -0:-0 -0.5:-0 1.5:1
"""

OF_TWO = """
add nan,1:nan 1,nan:nan inf,-inf:nan -inf,inf:nan inf,inf:inf -inf,-inf:-inf inf,1:inf -inf,1:-inf 1,inf:inf 1,-inf:-inf -0,-0:-0 -0,0:0 0,-0:0 0,0:0 -0,2:2
add 2,-2:0
atan2 nan,1:nan 1,nan:nan 1,0:1.5707963267948966 1,-0:1.5707963267948966 0,1:0 0,0:0 0,-0:3.141592653589793 0,-1:3.141592653589793 -0,1:-0 -0,0:-0
atan2 -0,-0:-3.141592653589793 -0,-1:-3.141592653589793 -1,0:-1.5707963267948966 -1,-0:-1.5707963267948966 1,inf:0 1,-inf:3.141592653589793
atan2 -1,inf:-0 -1,-inf:-3.141592653589793 inf,1:1.5707963267948966 -inf,1:-1.5707963267948966 inf,inf:0.7853981633974483 inf,-inf:2.356194490192345
atan2 -inf,inf:-0.7853981633974483 -inf,-inf:-2.356194490192345
copysign 3,-0:-3 -3,0:3 0,-1:-0 -0,1:0 inf,-2:-inf nan,1:nan
divide nan,1:nan 1,nan:nan inf,inf:nan inf,-inf:nan 0,0:nan 0,-0:nan 0,2:0 -0,2:-0 0,-2:-0 -0,-2:0 2,0:inf 2,-0:-inf -2,0:-inf -2,-0:inf inf,2:inf inf,-2:-inf
divide -inf,2:-inf -inf,-2:inf 2,inf:0 2,-inf:-0 -2,inf:-0 -2,-inf:0 inf,0:inf inf,-0:-inf
equal nan,nan:0 0,-0:1 inf,inf:1 -inf,inf:0
floor_divide nan,1:nan 1,nan:nan inf,inf:nan -inf,inf:nan 0,0:nan -0,0:nan 0,2:0 -0,2:-0 0,-2:-0 -0,-2:0 2,0:inf 2,-0:-inf -2,0:-inf -2,-0:inf
floor_divide inf,2:inf inf,-2:-inf -inf,2:-inf -inf,-2:inf 2,inf:0 2,-inf:-1 -2,inf:-1 -2,-inf:0 -5,2:-3 5,-2:-3
greater nan,1:0 1,nan:0 inf,1:1 0,-0:0
greater_equal nan,nan:0 -0,0:1
hypot inf,1:inf -inf,nan:inf nan,inf:inf 1,-inf:inf nan,1:nan 1,nan:nan
less nan,1:0 -inf,1:1 -0,0:0
less_equal nan,nan:0 0,-0:1
logaddexp nan,1:nan 1,nan:nan inf,1:inf 1,inf:inf -inf,-inf:-inf -inf,1:1
logical_and nan,1:1 0,1:0 -0,1:0
logical_or -0,0:0 nan,0:1
logical_xor nan,inf:0 -0,inf:1
maximum nan,1:nan 1,nan:nan inf,1:inf -inf,1:1
minimum nan,1:nan 1,nan:nan inf,1:1 -inf,1:-inf
multiply nan,1:nan 1,nan:nan inf,0:nan inf,-0:nan -inf,0:nan 0,inf:nan -2,0:-0 -2,-0:0 2,-0:-0 inf,inf:inf inf,-inf:-inf inf,2:inf inf,-2:-inf -inf,-2:inf
nextafter nan,1:nan 1,nan:nan 0,-0:-0 -0,0:0 2,2:2
not_equal nan,nan:1 0,-0:0
pow 2,nan:nan nan,0:1 nan,-0:1 inf,0:1 nan,2:nan 2,inf:inf -2,-inf:0 2,-inf:0 0.5,inf:0 -0.5,-inf:inf 1,inf:1 -1,inf:1 -1,-inf:1 1,nan:1 inf,2:inf inf,-2:0
pow -inf,3:-inf -inf,2:inf -inf,2.5:inf -inf,-3:-0 -inf,-2:0 -inf,-2.5:0 0,2:0 0,-2:inf -0,3:-0 -0,2:0 -0,2.5:0 -0,-3:-inf -0,-2:inf -0,-2.5:inf -2,0.5:nan
remainder nan,1:nan 1,nan:nan inf,2:nan -inf,2:nan inf,inf:nan 0,0:nan 2,0:nan 2,-0:nan 0,2:0 -0,2:0 0,-2:-0 -0,-2:-0 2,inf:2 2,-inf:-inf -2,inf:inf
remainder -2,-inf:-2
remainder 5,-3:-1 -5,3:1 6,3:0 -6,3:0 6,-3:-0
subtract nan,1:nan inf,inf:nan -inf,-inf:nan inf,-inf:inf 0,-0:0 -0,0:-0 0,0:0 -0,-0:0 3,3:0
"""

# Of complex numbers: real and imaginary part, a colon, those of the result; a question mark for a sign that the standard leaves open.
OF_COMPLEX = """
abs inf,nan:inf,0 nan,-inf:inf,0 nan,1:nan,0 -0,0:0,0
acos 0,0:1.5707963267948966,-0 -0,0:1.5707963267948966,-0 1,inf:1.5707963267948966,-inf -inf,1:3.141592653589793,-inf inf,1:0,-inf
acos -inf,inf:2.356194490192345,-inf
acos inf,inf:0.7853981633974483,-inf 0,nan:1.5707963267948966,nan 1,nan:nan,nan nan,inf:nan,-inf nan,nan:nan,nan
acosh 0,0:0,1.5707963267948966 1,inf:inf,1.5707963267948966 -inf,1:inf,3.141592653589793 inf,1:inf,0 -inf,inf:inf,2.356194490192345
acosh inf,inf:inf,0.7853981633974483
acosh inf,nan:inf,nan -inf,nan:inf,nan nan,inf:inf,nan 1,nan:nan,nan nan,nan:nan,nan
asinh 0,0:0,0 1,inf:inf,1.5707963267948966 inf,1:inf,0 inf,inf:inf,0.7853981633974483 inf,nan:inf,nan nan,0:nan,0 nan,1:nan,nan nan,nan:nan,nan 1,nan:nan,nan
atanh 0,0:0,0 0,nan:0,nan 1,0:inf,0 1,inf:0,1.5707963267948966 inf,1:0,1.5707963267948966 inf,inf:0,1.5707963267948966 inf,nan:0,nan nan,1:nan,nan
atanh nan,nan:nan,nan
cosh 0,0:1,0 0,inf:nan,?0 0,nan:nan,?0 1,inf:nan,nan 1,nan:nan,nan inf,0:inf,0 inf,inf:inf,nan inf,nan:inf,nan nan,0:nan,?0 nan,1:nan,nan nan,nan:nan,nan
exp 0,0:1,0 -0,0:1,0 1,inf:nan,nan 1,nan:nan,nan inf,0:inf,0 -inf,1:0,0 inf,inf:inf,nan inf,nan:inf,nan -inf,nan:?0,?0 -inf,inf:?0,?0 nan,0:nan,0
exp nan,1:nan,nan
expm1 0,0:0,0 -0,0:-0,0 1,inf:nan,nan 1,nan:nan,nan inf,0:inf,0 -inf,inf:-1,?0 inf,inf:inf,nan -inf,nan:-1,?0 inf,nan:inf,nan nan,0:nan,0 nan,1:nan,nan
expm1 nan,nan:nan,nan
isfinite inf,nan:0 1,nan:0 1,2:1
isinf inf,nan:1 nan,-inf:1 nan,1:0
isnan inf,nan:1 nan,1:1 inf,1:0
log -0,0:-inf,3.141592653589793 0,0:-inf,0 1,inf:inf,1.5707963267948966 1,nan:nan,nan -inf,1:inf,3.141592653589793 inf,1:inf,0 -inf,inf:inf,2.356194490192345
log inf,inf:inf,0.7853981633974483 inf,nan:inf,nan -inf,nan:inf,nan nan,1:nan,nan nan,inf:inf,nan nan,nan:nan,nan
log1p -1,0:-inf,0 1,inf:inf,1.5707963267948966 1,nan:nan,nan -inf,1:inf,3.141592653589793 inf,1:inf,0 -inf,inf:inf,2.356194490192345
log1p inf,inf:inf,0.7853981633974483
log1p inf,nan:inf,nan nan,1:nan,nan nan,inf:inf,nan nan,nan:nan,nan
sinh 0,0:0,0 0,inf:?0,nan 0,nan:?0,nan 1,inf:nan,nan 1,nan:nan,nan inf,0:inf,0 inf,inf:inf,nan inf,nan:inf,nan nan,0:nan,0 nan,1:nan,nan nan,nan:nan,nan
sqrt 0,0:0,0 -0,0:0,0 1,inf:inf,inf nan,inf:inf,inf -inf,inf:inf,inf 1,nan:nan,nan -inf,1:0,inf inf,1:inf,0 -inf,nan:nan,?inf inf,nan:inf,nan nan,1:nan,nan
sqrt nan,nan:nan,nan
tanh 0,0:0,0 1,inf:nan,nan 0,inf:0,nan 1,nan:nan,nan 0,nan:0,nan inf,1:1,0 inf,inf:1,?0 inf,nan:1,?0 nan,0:nan,0 nan,1:nan,nan nan,nan:nan,nan
"""
