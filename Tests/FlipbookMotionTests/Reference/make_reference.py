#!/usr/bin/env python3
"""Writes Reference.swift, and TransformReference.swift of the drawing tests: numbers to compare with, from scipy.

Run by hand after a change here (needs numpy and scipy); the tests read the table only.
    python3 Tests/FlipbookMotionTests/Reference/make_reference.py && make format
"""
import pathlib
import warnings

import numpy as np
from scipy import integrate, linalg, optimize
from scipy.spatial.transform import Rotation, Slerp

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


# Springs: the matrix exponential of the equation of motion, x'' = -k (x - 1) - c x'.
rows = []
for mass, k, c in [(1, 100, 10), (1, 157.91367041742973, 17.59291886010284), (2, 40, 30), (1, 50, 14.142135623730951),
                   (0.5, 300, 60), (1, 100, 0), (1, 200, 28.2)]:
    for v0 in (0.0, 5.0, -12.0):
        for t in (0.05, 0.3, 1.1):
            a = np.array([[0, 1], [-k / mass, -c / mass]])
            y = linalg.expm(a * t) @ np.array([-1, v0])
            rows.append([mass, k, c, v0, t, 1 + y[0], y[1]])
table("springs", "mass, stiffness, damping, initial velocity, time, value, velocity (target 1)", rows)

# When a spring from rest last enters the band of 0.001 around its target, by sampling the matrix exponential.
rows = []
for zeta in (0.2, 0.5, 0.825, 0.95, 1.0, 1.4, 3.0):
    w = 2 * np.pi / 0.5
    a = np.array([[0, 1], [-w * w, -2 * zeta * w]])
    step = linalg.expm(a * 1e-4)
    y = np.array([-1.0, 0.0])
    last = 0.0
    for i in range(80000):
        y = step @ y
        if abs(y[0]) > 0.001:
            last = (i + 1) * 1e-4
    rows.append([0.5, zeta, last])
table("springRests", "response, damping ratio, last time outside 0.001", rows)

# Timing curves: brentq on x(t), as CSS's cubic-bezier is defined.
rows = []
for p1x, p1y, p2x, p2y in [(.42, 0, 1, 1), (0, 0, .58, 1), (.42, 0, .58, 1), (.25, .1, .25, 1), (.68, -.55, .265, 1.55),
                           (0, 1, 1, 0), (1, 0, 0, 1), (.1, .9, .9, .1), (0, 0, 0, 1), (1, 0, 1, 1), (.3, 2, .7, -1)]:
    for x in (0.001, 0.03, 0.2, 0.5, 0.77, 0.97, 0.999):
        def bez(t, a, b):
            return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3
        t = optimize.brentq(lambda t: bez(t, p1x, p2x) - x, 0, 1, xtol=1e-16, rtol=1e-15)
        rows.append([p1x, p1y, p2x, p2y, x, bez(t, p1y, p2y)])
table("bezierCurves", "x1, y1, x2, y2, x, y", rows)

# The easing set, as published (easings.net), by name and direction in the order of the Swift enumerations.
def bounce_out(x):
    n, d = 7.5625, 2.75
    if x < 1 / d:
        return n * x * x
    if x < 2 / d:
        return n * (x - 1.5 / d) ** 2 + .75
    if x < 2.5 / d:
        return n * (x - 2.25 / d) ** 2 + .9375
    return n * (x - 2.625 / d) ** 2 + .984375


c1 = 1.70158
c2 = c1 * 1.525
c3 = c1 + 1
c4 = 2 * np.pi / 3
c5 = 2 * np.pi / 4.5
powers = lambda n: (
    lambda x: x ** n, lambda x: 1 - (1 - x) ** n,
    lambda x: 2 ** (n - 1) * x ** n if x < .5 else 1 - (-2 * x + 2) ** n / 2)
easings = [
    (lambda x: 1 - np.cos(x * np.pi / 2), lambda x: np.sin(x * np.pi / 2), lambda x: -(np.cos(np.pi * x) - 1) / 2),
    powers(2), powers(3), powers(4), powers(5),
    (lambda x: 2 ** (10 * x - 10), lambda x: 1 - 2 ** (-10 * x),
     lambda x: 2 ** (20 * x - 10) / 2 if x < .5 else (2 - 2 ** (-20 * x + 10)) / 2),
    (lambda x: 1 - np.sqrt(1 - x * x), lambda x: np.sqrt(1 - (x - 1) ** 2),
     lambda x: (1 - np.sqrt(1 - (2 * x) ** 2)) / 2 if x < .5 else (np.sqrt(1 - (-2 * x + 2) ** 2) + 1) / 2),
    (lambda x: c3 * x ** 3 - c1 * x * x, lambda x: 1 + c3 * (x - 1) ** 3 + c1 * (x - 1) ** 2,
     lambda x: ((2 * x) ** 2 * ((c2 + 1) * 2 * x - c2)) / 2 if x < .5
     else ((2 * x - 2) ** 2 * ((c2 + 1) * (x * 2 - 2) + c2) + 2) / 2),
    (lambda x: -2 ** (10 * x - 10) * np.sin((x * 10 - 10.75) * c4),
     lambda x: 2 ** (-10 * x) * np.sin((x * 10 - .75) * c4) + 1,
     lambda x: -(2 ** (20 * x - 10) * np.sin((20 * x - 11.125) * c5)) / 2 if x < .5
     else (2 ** (-20 * x + 10) * np.sin((20 * x - 11.125) * c5)) / 2 + 1),
    (lambda x: 1 - bounce_out(1 - x), bounce_out,
     lambda x: (1 - bounce_out(1 - 2 * x)) / 2 if x < .5 else (1 + bounce_out(2 * x - 1)) / 2),
]
rows = [[i, j, x, float(f(x))] for i, e in enumerate(easings) for j, f in enumerate(e) for x in (.13, .37, .5, .64, .91)]
table("easings", "easing, direction, x, y", rows)

# Non-uniform Catmull-Rom by Barry and Goldman's pyramid.
def pyramid(p, alpha, u):
    t = [0.0]
    for a, b in zip(p, p[1:]):
        t.append(t[-1] + np.hypot(*(b - a)) ** alpha)
    x = t[1] + u * (t[2] - t[1])
    lerp = lambda a, b, ta, tb: ((tb - x) * a + (x - ta) * b) / (tb - ta)
    a = [lerp(p[i], p[i + 1], t[i], t[i + 1]) for i in range(3)]
    b = [lerp(a[i], a[i + 1], t[i], t[i + 2]) for i in range(2)]
    return lerp(b[0], b[1], t[1], t[2])


points = np.array([[0, 0], [10, 40], [60, 50], [70, -10]], float)
rows = [[alpha, u, *pyramid(points, alpha, u)] for alpha in (0, .5, 1) for u in (.1, .5, .8)]
table("catmullRom", "alpha, share of the middle segment, x, y (points 0,0 10,40 60,50 70,-10)", rows)


# Noise, written a second time from its definition: SplitMix64 hashes, quintic fade, simplex lattice.
MASK = (1 << 64) - 1


def mix(z):
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def bits(seed, p):
    p = list(p) + [0] * (3 - len(p))
    h = mix((seed + 0x9E3779B97F4A7C15 + p[0]) & MASK)
    h = mix((h + p[1] * 0xD1B54A32D192ED03) & MASK)
    return mix((h + p[2] * 0xABC98388FB8FAC03) & MASK)


def value_noise(seed, p):
    base = [int(np.floor(c)) for c in p]
    f = [c - b for c, b in zip(p, base)]
    w = [6 * t ** 5 - 15 * t ** 4 + 10 * t ** 3 for t in f]
    total = 0.0
    for corner in np.ndindex(*([2] * len(p))):
        h = bits(seed, [b + int(c) for b, c in zip(base, corner)])
        signed = h - (1 << 64) if h >> 63 else h
        weight = np.prod([x if c else 1 - x for x, c in zip(w, corner)])
        total += weight * ((signed >> 11) / 2.0 ** 52)
    return total


def simplex_noise(seed, p):
    n = len(p)
    skew = (np.sqrt(n + 1) - 1) / n
    unskew = (1 - 1 / np.sqrt(n + 1)) / n
    cell = [int(np.floor(c + sum(p) * skew)) for c in p]
    inner = [c + sum(p) * skew - b for c, b in zip(p, cell)]
    order = np.argsort([-c for c in inner], kind="stable")
    corner = list(cell)
    total = 0.0
    for step in range(n + 1):
        d = np.array([c - (k - sum(corner) * unskew) for c, k in zip(p, corner)])
        reach = 0.5 - d @ d
        if reach > 0:
            h = bits(seed, corner)
            if n == 2:
                g = np.array([np.cos((h >> 60) * np.pi / 8), np.sin((h >> 60) * np.pi / 8)])
            else:
                a, b = (1 if h & 1 == 0 else -1), (1 if h & 2 == 0 else -1)
                g = np.array([(0, a, b), (a, 0, b), (a, b, 0)][(h >> 32) % 3])
            total += reach ** 4 * (g @ d)
        if step < n:
            corner[order[step]] += 1
    return total * (99.20433458271869 if n == 2 else 76.88075003181987)


rows = []
for seed in (0, 42):
    for p in [(0.5,), (-7.3,), (1.25, -3.5), (100.1, 200.7), (0.1, 0.2, 0.3), (-5.5, 3.25, 9.75)]:
        full = list(p) + [0.0] * (3 - len(p))
        s = simplex_noise(seed, p if len(p) > 1 else (p[0], 0.0))
        rows.append([seed, len(p), *full, value_noise(seed, p), s])
table("noise", "seed, dimensions, x, y, z, value noise, simplex noise", rows)

lines.append("}")
OUT.write_text("\n".join(lines) + "\n")

# The drawing tests' own table.
lines[:] = [lines[0], "", "/// Numbers from independent numerics.", "enum TransformReference {"]
# Rotations: slerp of scipy between random turns, as rotation vectors.
rng = np.random.default_rng(7)
rows = []
for _ in range(8):
    pair = Rotation.random(2, random_state=rng)
    u = float(rng.uniform(0.1, 0.9))
    mid = Slerp([0, 1], pair)(u)
    rows.append([*pair[0].as_rotvec(), *pair[1].as_rotvec(), u, *mid.as_rotvec()])
table("slerps", "first rotation vector, second, share, rotation vector between", rows)
lines.append("}")
DRAWING = pathlib.Path(__file__).parents[2] / "FlipbookDrawingTests/Animatable/TransformReference.swift"
DRAWING.write_text("\n".join(lines) + "\n")
