#!/usr/bin/env python3
"""Writes Reference.swift: numbers the motion tests compare with, from scipy and numpy.

Run by hand after a change here (needs numpy and scipy); the tests read the table only.
    python3 Tests/FlipbookMotionTests/Reference/make_reference.py
"""
import pathlib
import warnings

import numpy as np
from scipy import integrate, optimize

warnings.simplefilter("ignore", integrate.IntegrationWarning)  # asked for the last digit
OUT = pathlib.Path(__file__).with_name("Reference.swift")
lines = [
    "// Written by make_reference.py (scipy, numpy). Don't edit by hand.",
    "",
    "/// Numbers from independent numerics.",
    "enum Reference {",
]


def table(name, columns, rows):
    lines.append(f"  /// Columns: {columns}.")
    lines.append(f"  static let {name}: [[Double]] = [")
    for row in rows:
        lines.append("    [" + ", ".join(repr(float(v)) for v in row) + "],")
    lines.append("  ]")


# Arc length of cubics: quad of |B'(t)|, and brentq on it for the parameter at a fraction of the length.
cubics = {
    "arch": [0, 0, 0, 100, 100, 100, 100, 0],
    "loop": [0, 0, 150, 100, -50, 100, 100, 0],
    "cusp": [0, 0, 100, 100, 0, 100, 100, 0],
    "inflection": [10, 20, 200, -60, -40, 180, 150, 90],
    "wedge": [0, 0, 0, 0, 50, 80, 50, 80],
    "line": [0, 0, 10, 10, 20, 20, 30, 30],
    "small": [1e-3, 0, 2e-3, 4e-3, 5e-3, -2e-3, 7e-3, 1e-3],
    "doubling back": [0, 0, 300, 0, -200, 0, 100, 0],
}


def speed(c):
    p = np.array(c, float).reshape(4, 2)

    def f(t):
        s = 1 - t
        d = 3 * s * s * (p[1] - p[0]) + 6 * s * t * (p[2] - p[1]) + 3 * t * t * (p[3] - p[2])
        return float(np.hypot(*d))

    return f


def arc(f, a, b, breaks):
    edges = [a] + [x for x in breaks if a < x < b] + [b]
    return sum(
        integrate.quad(f, lo, hi, epsabs=1e-14, epsrel=1e-14, limit=400)[0]
        for lo, hi in zip(edges, edges[1:])
    )


rows = []
for c in cubics.values():
    f = speed(c)
    p = np.array(c, float).reshape(4, 2)
    # Zeros of the derivative on [0, 1] (cusps, turns) split the integral.
    q = [3 * (p[1] - p[0]), 6 * (p[2] - 2 * p[1] + p[0]) / 1, 3 * (p[3] - 3 * p[2] + 3 * p[1] - p[0])]
    breaks = []
    for k in range(2):
        roots = np.roots([q[2][k], q[1][k], q[0][k]]) if abs(q[2][k]) > 1e-12 else []
        breaks += [r.real for r in roots if abs(np.imag(r)) < 1e-6 and 0 < r.real < 1]
    breaks = sorted(breaks)
    total = arc(f, 0, 1, breaks)
    ts = [optimize.brentq(lambda t: arc(f, 0, t, breaks) - total * s, 0, 1, xtol=1e-15, rtol=1e-14)
          for s in (0.1, 0.3, 0.5, 0.85)]
    rows.append(c + [total] + ts)
table("cubicLengths", "x0, y0 … x3, y3, length, t at .1, .3, .5 and .85 of the length", rows)

lines.append("}")
OUT.write_text("\n".join(lines) + "\n")
