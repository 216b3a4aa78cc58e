"""The site: `make docs`."""

project = "specgrad"
extensions = ["myst_parser"]
exclude_patterns = ["demo"]
html_theme = "furo"
html_title = "specgrad"
myst_heading_anchors = 3
