"""`python -m codegen generate`, from a checkout: works also when generated/ is missing or broken, which the package itself needs."""

from .cli import main

raise SystemExit(main())
