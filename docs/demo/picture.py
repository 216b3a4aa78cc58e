"""A curve as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 56, 32, 40


def curve(values: Sequence[float], title: str, across: str) -> str:
    """The values from left to right, from 0 up."""
    high = max(values)

    def x(i: float) -> float:
        return LEFT + i / (len(values) - 1) * (WIDTH - LEFT - 16)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - value / high * (HEIGHT - TOP - BOTTOM)

    lines = []
    for part in range(5):
        value = high * part / 4
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.2f}</text>')
        step = (len(values) - 1) * part // 4
        lines.append(f'<text x="{x(step):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{step + 1}</text>')
    points = " ".join(f"{x(i):.1f},{y(v):.1f}" for i, v in enumerate(values))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Helvetica, Arial, sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}</text>',
            *lines,
            f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">{escape(across)}</text>',
            f'<polyline points="{points}" fill="none" stroke="#1f6fb4" stroke-width="1.6"/>',
            "</svg>",
            "",
        ]
    )
