"""The seven scenes of benchmarks/Scenes as calls of a pen. A scene is drawn by `SCENES[name](i, pen)`, frame i of 300.

A pen has the methods of `Null` in pens.py. A colour is (red, green, blue, alpha), 0...255 and 0...1; a fill is a colour,
Linear or Radial. Positions are pixels from the top left corner, y down.
"""

import math
from typing import NamedTuple

WIDTH, HEIGHT, FRAMES, RATE = 1920, 1080, 300, 60
FONT = "DejaVu Sans Mono"
TURN = 2 * math.pi
WORD = 0xFFFFFFFF


class Linear(NamedTuple):
    x0: float
    y0: float
    x1: float
    y1: float
    stops: tuple


class Radial(NamedTuple):
    x: float
    y: float
    radius: float
    stops: tuple


def chance(i, k):
    """A hash of two whole numbers to 0...1."""
    x = (i * 2654435761 + k * 2246822519 + 374761393) & WORD
    x = (x ^ x >> 15) * 2146121005 & WORD
    x = (x ^ x >> 13) * 2221713035 & WORD
    return (x ^ x >> 16) / 4294967296


def hue(x, alpha=1.0):
    return (*(math.floor(255 * (0.5 + 0.5 * math.cos(TURN * (x - k / 3))) + 0.5) for k in range(3)), alpha)


def eased(p):
    p = min(1.0, max(0.0, p))
    return p * p * (3 - 2 * p)


def disc(j, first, least, more):
    """A circle's radius, turns and phases across and down, which `centre` makes a place of."""
    return (
        least + more * chance(j, first), 1 + math.floor(3 * chance(j, first + 1)), 1 + math.floor(3 * chance(j, first + 2)),
        TURN * chance(j, first + 3), TURN * chance(j, first + 4))


def centre(made, u):
    r, fx, fy, px, py = made
    return 960 + (960 - r) * math.sin(TURN * fx * u + px), 540 + (540 - r) * math.sin(TURN * fy * u + py)


DISCS = [(disc(j, 1, 8, 32), hue(chance(j, 7), 0.35 + 0.45 * chance(j, 6))) for j in range(1000)]
BLURRED = [(disc(j, 11, 40, 60), hue(chance(j, 17), 0.85)) for j in range(40)]


def circles(i, pen):
    pen.paint((16, 24, 32, 1))
    for made, color in DISCS:
        x, y = centre(made, i / FRAMES)
        pen.circle(x, y, made[0], color)


CARDS = []
for k in range(60):
    q = chance(k, 3)
    if k % 2 == 0:
        CARDS.append(Linear(-150, -100, 150, 100, tuple((n / 2, hue(q + 0.33 * n, 0.9)) for n in range(3))))
    else:
        CARDS.append(Radial(0, 0, 180, ((0, (255, 255, 255, 0.95)), (1, hue(q, 0.9)))))
SKY = Linear(0, 0, 0, HEIGHT, ((0, (27, 39, 53, 1)), (1, (9, 10, 15, 1))))


def gradients(i, pen):
    u = i / FRAMES
    pen.paint(SKY)
    for k, fill in enumerate(CARDS):
        scale = 0.75 + 0.25 * math.sin(TURN * (u + chance(k, 2)))
        turns = (u if k % 2 == 0 else -u) + chance(k, 1)
        pen.push(96 + 192 * (k % 10), 90 + 180 * (k // 10), TURN * turns, scale, scale)
        pen.rounded(-150, -100, 300, 200, 24, fill)
        pen.pop()


def wave(j, u):
    """Start and cubic segments (x1, y1, x2, y2, x3, y3)."""
    height, turns, phase = 40 + 160 * chance(j, 1), 1 + 3 * chance(j, 2), chance(j, 3) + u
    knots = [
        (96 + 86.4 * k, 540 + height * math.sin(TURN * (turns * k / 20 + phase)) + 8 * (j - 49.5)) for k in range(21)]
    segments = []
    for m in range(20):
        (ax, ay), (bx, by) = knots[m], knots[m + 1]
        (px, py), (nx, ny) = knots[max(0, m - 1)], knots[min(20, m + 2)]
        segments.append((ax + (bx - px) / 6, ay + (by - py) / 6, bx - (nx - ax) / 6, by - (ny - ay) / 6, bx, by))
    return knots[0], segments


def beginning(start, segments, part):
    """The first part of a curve by the lengths of eight chords a segment."""
    chords, at = [], start
    for x1, y1, x2, y2, x3, y3 in segments:
        last, own = at, []
        for n in range(1, 9):
            s = n / 8
            r = 1 - s
            a, b, c, d = r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s
            point = (a * at[0] + b * x1 + c * x2 + d * x3, a * at[1] + b * y1 + c * y2 + d * y3)
            own.append(math.dist(last, point))
            last = point
        chords.append(own)
        at = (x3, y3)
    left = part * sum(map(sum, chords))
    kept, at = [], start
    for (x1, y1, x2, y2, x3, y3), own in zip(segments, chords):
        if left > sum(own):
            left -= sum(own)
            kept.append((x1, y1, x2, y2, x3, y3))
            at = (x3, y3)
            continue
        s = 0.0
        for chord in own:
            if left <= chord:
                s += left / chord / 8
                break
            left -= chord
            s += 1 / 8
        mix = lambda p, q: (p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s)  # noqa: E731
        ab, bc, cd = mix(at, (x1, y1)), mix((x1, y1), (x2, y2)), mix((x2, y2), (x3, y3))
        abc = mix(ab, bc)
        kept.append((*ab, *abc, *mix(abc, mix(bc, cd))))
        break
    return kept


def strokes(i, pen):
    t = i / RATE
    pen.paint((14, 17, 22, 1))
    for j in range(100):
        end = eased((t - 0.012 * j) / 3.6)
        if end > 0:
            start, segments = wave(j, i / FRAMES)
            if end < 1:
                segments = beginning(start, segments, end)
            pen.curve(start, segments, 4, hue(j / 100, 0.9), 60 * t if j % 2 else None)


CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+*"
DROPS = [(1800 * chance(c, 1), 200 + 400 * chance(c, 2)) for c in range(120)]


def rain(i, pen):
    pen.paint((2, 6, 4, 1))
    for c, (start, speed) in enumerate(DROPS):
        head = math.floor((start + speed * i / RATE) % 1800 + 0.5)
        for k in range(30):
            y = head - 24 * k
            if -8 < y < 1104:
                color = (232, 255, 232, 1) if k == 0 else (0, 255 - 4 * k, 70, 1 - k / 30)
                pen.text(CHARACTERS[int(64 * chance(30 * c + k, 10 + i // 8))], 16 * c + 2, y, 20, color)


def clock(i, pen):
    ink = (34, 36, 42, 1)
    pen.paint(Radial(960, 540, 640, ((0, (43, 58, 85, 1)), (1, (11, 15, 24, 1)))))
    pen.circle(960, 540, 460, Radial(960, 540, 460, ((0, (253, 253, 248, 1)), (1, (216, 212, 200, 1)))))
    pen.ring(960, 540, 460, 12, (48, 52, 60, 1))
    at = lambda r, a: (960 + r * math.sin(a), 540 - r * math.cos(a))  # noqa: E731
    for k in range(60):
        a = TURN * k / 60
        pen.line(*at(440, a), *at(422 if k % 5 else 404, a), 3 if k % 5 else 8, ink, False)
    for n in range(1, 13):
        a, em = TURN * n / 12, 56
        x, y = at(360, a)
        pen.text(
            str(n), math.floor(x - len(str(n)) * em * 1233 / 4096 + 0.5), math.floor(y + em * 1493 / 4096 + 0.5), em, ink)
    s = 36480 + i / RATE
    for turns, length, width, color in (
            (s / 43200, 240, 18, ink), (s / 3600, 360, 12, ink), (s / 60, 400, 4, (208, 40, 40, 1))):
        pen.line(960, 540, *at(length, TURN * (turns % 1)), width, color, True)
    pen.circle(960, 540, 16, ink)


def blur(i, pen):
    pen.paint(Linear(0, 0, WIDTH, HEIGHT, ((0, (26, 42, 108, 1)), (0.5, (178, 31, 31, 1)), (1, (253, 187, 45, 1)))))
    for made, color in BLURRED:
        x, y = centre(made, i / FRAMES)
        pen.blurred(x, y, made[0], 12, color)


def slide(s, scale, opacity, pen):
    if scale < 0.001 or opacity <= 0:
        return
    if opacity < 1:
        pen.layer(opacity)
    pen.push(960, 540, 0, scale, 1)
    dim = lambda x: (*(math.floor(0.6 * c) for c in hue(x)[:3]), 1)  # noqa: E731
    pen.rounded(-480, -282, 960, 600, 40, (0, 0, 0, 0.35))
    ends = ((0, dim(0.08 + 0.3 * s)), (1, dim(0.25 + 0.3 * s)))
    pen.rounded(-480, -300, 960, 600, 40, Linear(-480, -300, 480, 300, ends))
    pen.circle(340, -160, 80, (255, 255, 255, 0.25))
    for b in range(5):
        height = 60 + 180 * chance(5 * s + b, 20)
        pen.rounded(-420 + 150 * b, 220 - height, 110, height, 12, (255, 255, 255, 0.85))
    pen.text("Slide " + "ABC"[s], -420, -180, 72, (255, 255, 255, 1))
    for line in range(3):
        pen.text("Pack my box with five dozen liquor jugs", -420, -110 + 40 * line, 28, (255, 255, 255, 1))
    pen.pop()
    if opacity < 1:
        pen.end_layer()


def slideshow(i, pen):
    pen.paint(Radial(960, 540, 1100, ((0, (45, 50, 80, 1)), (1, (19, 20, 31, 1)))))
    if 120 <= i < 150:
        e = eased((i - 119) / 30)
        slide(0 if e < 0.5 else 1, abs(math.cos(math.pi * e)), 1, pen)
    elif 240 <= i < 270:
        e = eased((i - 239) / 30)
        slide(1, 1, 1 - e, pen)
        slide(2, 1, e, pen)
    else:
        slide(0 if i < 120 else 1 if i < 240 else 2, 1, 1, pen)


SCENES = {f.__name__: f for f in (circles, gradients, strokes, rain, clock, blur, slideshow)}
