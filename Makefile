# `make demo` and `make test` need Python 3.10 or newer with venv, and a C compiler; each makes its own environment in .venv.

PYTHON ?= python3
EXTRAS ?= test
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) # what one of several says stays together, where make can do that
unexport PYTHONDONTWRITEBYTECODE # with it, each of the many processes that tests start would compile all modules again

.PHONY: demo quick test rest check sources pyright tests long numpy-tests test-cuda docs package sdist numpy-wheel wheel oldest oldest-verify oldest-packages oracle oracle-on-device bench clean

demo: .venv/installed
	$(BIN)/specgrad generate
	$(BIN)/specgrad check
	$(BIN)/python docs/demo demo-out

# What finds most for its time: four to twelve minutes on two cores.
test: .venv/installed
	$(MAKE) check
	$(MAKE) tests

# The rest: tests that take seconds each, the documentation, the package as a stranger gets it, and all that computes where nothing is compiled. What works on one core for
# most of its time runs side by side.
rest: .venv/installed
	$(MAKE) -j2 $(TOGETHER) docs package
	$(MAKE) tests WHICH=slow
	$(MAKE) numpy-tests

# For a change in the making: the spec, the style, and the tests that find most for their time. See docs/design.md.
QUICK := $(addprefix tests/,runtime/core runtime/methods runtime/autograd/saved runtime/autograd/test_grad_modes.py runtime/autograd/test_multi_grad_hook.py \
	runtime/batching/test_vmap.py runtime/autograd/checkpoints/test_checkpoint_memory.py runtime/together/test_together_programs.py \
	ops/test_gradients.py ops/test_saved_values.py ops/test_reduction_dtypes.py test_arrows.py)

quick: .venv/installed
	$(BIN)/specgrad generate --check
	$(BIN)/specgrad check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(PYTEST) -m "$(WHICH)" $(QUICK) --ignore tests/runtime/core/engine/test_engine_stress.py --ignore tests/runtime/core/base/test_forks.py

# The spec, the generated code and the sources, before anything runs. Type checkers want the package laid out as it is installed; one works beside the other.
check: .venv/installed
	rm -rf build/typed && mkdir -p build/typed
	cp -R runtime build/typed/specgrad && cp -R codegen generated build/typed/specgrad/
	$(BIN)/python tests/package/check_types.py programs build/typed
	$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j2) $(TOGETHER) sources pyright

pyright:
	$(BIN)/python tests/package/check_types.py pyright build/typed

sources:
	$(BIN)/specgrad generate --check
	$(BIN)/specgrad check
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd build/typed && ../../$(BIN)/mypy --config-file ../../pyproject.toml --cache-dir ../mypy -p specgrad -p programs

WHICH := not slow

tests: .venv/installed
	$(PYTEST) -m "$(WHICH)" tests

# What takes samples, mutants, random programs and the like, with all of them.
long: .venv/installed
	SPECGRAD_TESTS=long $(PYTEST) tests/cuda/test_device_kernels.py tests/cuda/kernels/test_ops.py $(shell grep -rl --include='test_*.py' --exclude-dir=oracle --exclude-dir=cuda 'tests.effort import' tests)

# What must hold as well where nothing could be compiled: all that computes. Hooks, modes, other packages and the like never see who computed.
NUMPY := $(addprefix tests/,ops runtime/core/tape runtime/core/dispatch runtime/core/factories runtime/core/engine/test_engine.py runtime/batching \
	runtime/methods runtime/autograd/saved runtime/autograd/test_functional.py runtime/together profiling/record/test_recording.py profiling/test_recorded_programs.py \
	runtime/compiler/test_without_a_compiler.py)
OTHERS := $(addprefix runtime/methods/,test_companions.py test_other_libraries.py as_standard/test_companions.py)

numpy-tests: .venv/installed
	SPECGRAD_KERNELS=numpy $(PYTEST) $(NUMPY) $(addprefix --ignore tests/,ops/test_gradcheck.py $(OTHERS))

# What needs a CUDA device and CuPy (`make test-cuda EXTRAS=test,cuda` installs that; PyTorch with CUDA, to compare with, is yours): the tests that are marked so, and then what
# is measured, with date and device, for docs/benchmarks.md. Says what is missing where it cannot run.
test-cuda: .venv/installed
	@$(BIN)/python -m tests.cuda.places
	$(PYTEST) -rs -m device tests/cuda
	$(BIN)/python -m tests.bench --page device

docs: .venv/installed
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs site

# The package, as a stranger gets it.
package: numpy-wheel wheel

sdist: .venv/installed
	rm -rf dist
	$(BIN)/python -m build --quiet --sdist --no-isolation .
	SPECGRAD_OBJECTS=$(CURDIR)/build/objects $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist dist/*.tar.gz # objects of the same sources and flags were made before

# A wheel that was built from the sdist without a compiler, whose kernels are compiled afterwards: those of a group, as most are in the other wheel's objects.
numpy-wheel: sdist
	rm -rf .venv/numpy
	CC=no-such-compiler $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist/numpy dist/*.tar.gz
	$(PYTHON) -m venv .venv/numpy
	.venv/numpy/bin/python -m pip install --quiet dist/numpy/*.whl
	.venv/numpy/bin/python -m pip uninstall --quiet --yes setuptools
	rm -rf build/most-objects && cp -R build/objects build/most-objects && rm -f build/most-objects/comparison.* build/most-objects/*/comparison.*
	cd tests/package && SPECGRAD_OBJECTS=$(CURDIR)/build/most-objects ../../.venv/numpy/bin/specgrad build && ../../.venv/numpy/bin/python -W error -c "import specgrad"

STRICT := $(CURDIR)/build/strict # what mypy knows of the installed package, which three programs import: it is made anew each time

# The wheel, installed in an empty environment, run and type-checked there. Last a package with a spec of its own, with and without a compiler.
wheel: sdist
	rm -rf .venv/empty build/strict
	$(PYTHON) -m venv .venv/empty
	.venv/empty/bin/python -m pip install --quiet dist/*.whl
	.venv/empty/bin/python -m pip install --quiet mypy pytest hypothesis
	cd tests/package && ../../.venv/empty/bin/python -W error smoke.py ../../dist
	cd tests/package && ../../.venv/empty/bin/mypy --strict --cache-dir=$(STRICT) typed
	cd docs/demo/library && ../../../.venv/empty/bin/python -m pytest -q -p no:cacheprovider
	.venv/empty/bin/python -m pip install --quiet pyyaml jinja2
	.venv/empty/bin/python -m pip uninstall --quiet --yes setuptools
	cd tests/package && ../../.venv/empty/bin/python commands.py
	.venv/empty/bin/python -m pip install --quiet "setuptools>=77"
	rm -rf build/mylib && cp -R docs/demo/mylib build/mylib
	cd build/mylib && CC=no-such-compiler ../../.venv/empty/bin/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir numpy . && rm -rf build
	cd build/mylib && ../../.venv/empty/bin/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	for wheel in numpy dist; do \
	    .venv/empty/bin/python -m pip install --quiet --force-reinstall --no-deps build/mylib/$$wheel/*.whl && \
	    (cd build/mylib/tests && ../../../.venv/empty/bin/python -m pytest -q -p no:cacheprovider) || exit 1; \
	done
	cd build/mylib/tests && ../../../.venv/empty/bin/mypy --strict --cache-dir=$(STRICT) test_ops.py
	cd build/mylib && ../../.venv/empty/bin/specgrad generate --spec mylib/ops.yaml && ../../.venv/empty/bin/mypy --strict --cache-dir=$(STRICT) mylib # as in an editable installation
	cd tests/package && ../../.venv/empty/bin/specgrad verify --quiet --spec $$(../../.venv/empty/bin/python -c "import mylib; print(mylib.__path__[0])")/ops.yaml

# All tests with the oldest packages that pyproject.toml allows. With PYTHON=python3.10, the oldest Python as well.
oldest: oldest-packages
	.venv/oldest/bin/specgrad build
	.venv/oldest/bin/python -m pytest -n auto tests

# Every op with these packages, where nothing is compiled.
oldest-verify: oldest-packages
	SPECGRAD_KERNELS=numpy .venv/oldest/bin/specgrad verify -q --timeout 600

oldest-packages:
	$(PYTHON) -m venv --clear .venv/oldest
	.venv/oldest/bin/python -m pip install --quiet $$($(PYTHON) tests/package/oldest.py)
	CC=no-such-compiler .venv/oldest/bin/python -m pip install --quiet --no-build-isolation --no-deps -e .

# What compares numbers that kernels compute. What is emitted for PyTorch calls none of ours.
NUMPY_ORACLE := $(filter-out tests/oracle/ops/test_emitted_%,$(wildcard tests/oracle/ops/test_*.py)) \
	$(addprefix tests/oracle/,tensor/test_in_place_functions.py tensor/test_view_in_place.py programs/test_programs.py)

# The comparison with PyTorch, and what needs PyTorch or JAX, which it installs.
oracle: .venv/installed
	$(BIN)/python -m pip install --quiet -e '.[oracle]'
	$(PYTEST) tests/oracle $(shell grep -rl --include='*.py' --exclude-dir=oracle -E 'importorskip."(torch|jax)"' tests)
	SPECGRAD_KERNELS=numpy $(PYTEST) $(NUMPY_ORACLE)

# The comparison with PyTorch with device="cuda", for which a stand-in computes, and with a device that is not the current one: all that makes sense there.
# Half an hour for each on one core; `make tests` has a sample.
oracle-on-device: .venv/installed
	$(BIN)/python -m pip install --quiet -e '.[oracle]'
	$(PYTEST) -p tests.oracle.on_device tests/oracle
	SPECGRAD_ORACLE_DEVICE=cuda:1 $(PYTEST) -p tests.oracle.on_device tests/oracle

bench: .venv/installed
	$(BIN)/python -m tests.bench

.venv/installed: pyproject.toml setup.py $(wildcard codegen/build.py csrc/*.[ch] generated/kernels/*.c)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e '.[$(EXTRAS)]'
	touch $@

clean:
	rm -rf .venv build dist site demo-out *.egg-info runtime/_kernels.*
