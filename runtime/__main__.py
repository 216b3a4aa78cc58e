"""`python -m specgrad`."""

from .cli import main

raise SystemExit(main())
