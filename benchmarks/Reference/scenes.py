"""The pictures that both renderers draw, as plain data."""

import math
import random

MODES = (
    "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue "
    "saturation color luminosity clear copy sourceIn sourceOut sourceAtop destinationOver destinationIn destinationOut "
    "destinationAtop xor plusDarker plusLighter").split()

STAR = "M 64 6 L 98 118 L 6 46 L 122 46 L 30 118 Z"
CURVES = "M 8 64 C 8 -20 120 148 120 64 C 120 10 70 10 64 64 Q 56 130 20 116 Q 4 100 8 64 Z"
RING = "M 64 8 L 120 64 L 64 120 L 8 64 Z M 64 36 L 36 64 L 64 92 L 92 64 Z"
WAVE = "M 14 96 C 30 10 50 10 60 70 C 66 110 90 110 114 22"
CORNERS = "M 20 20 L 104 30 L 30 60 L 100 92 L 22 108"
CUSP = "M 16 104 C 140 10 -12 10 112 104"
DISC = "M 64 24 C 86 24 104 42 104 64 C 104 86 86 104 64 104 C 42 104 24 86 24 64 C 24 42 42 24 64 24 Z"


def color(r, g, b, a=255):
    return [r / 255, g / 255, b / 255, a / 255]


INK = {"color": color(24, 60, 140)}
GLASS = {"color": color(220, 60, 30, 153)}
STOPS = [(0, color(255, 40, 20)), (0.4, color(255, 220, 0)), (0.7, color(20, 160, 90)), (1, color(30, 40, 230))]
CLEAR_STOPS = [(0, color(255, 0, 80)), (0.5, color(40, 200, 255, 51)), (1, color(0, 0, 0, 230))]
HARD_STOPS = [(0, color(250, 250, 250)), (0.5, color(40, 80, 200)), (0.5, color(240, 160, 0)), (1, color(60, 0, 60))]


def gradient(stops=STOPS, **geometry):
    return {"stops": [{"location": l, "color": c} for l, c in stops], **geometry}


def fill(path, paint=INK, **more):
    return {"kind": "fill", "path": path, "paint": paint, **more}


def stroke(path, paint=INK, **more):
    return {"kind": "stroke", "path": path, "paint": paint, **more}


def box(x, y, w, h):
    return f"M {x} {y} L {x + w} {y} L {x + w} {y + h} L {x} {y + h} Z"


def layer(operations, **more):
    return {"kind": "layer", "operations": operations, **more}


def turn(degrees, sx=1.0, sy=1.0, x=64.0, y=64.0, skew=0.0):
    """About a point: scaled, skewed, rotated."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    a, b, p, q = c * sx, s * sx, (c * skew - s) * sy, (s * skew + c) * sy
    return [a, b, p, q, x - a * x - p * y, y - b * x - q * y]


def lean(around_x, around_y, x=64.0, y=64.0, distance=200.0):
    """A plane turned about two axes through a point, seen from a distance: nine numbers for row vectors."""
    cx, sx = math.cos(math.radians(around_x)), math.sin(math.radians(around_x))
    cy, sy = math.cos(math.radians(around_y)), math.sin(math.radians(around_y))
    # Of (u, v, 0) the place in space.
    axes = [(cy, 0, -sy), (sy * sx, cx, cy * sx)]
    rows = [[ax, ay, -az / distance] for ax, ay, az in axes]
    def move(m, dx, dy):
        return [[r[0] + r[2] * dx, r[1] + r[2] * dy, r[2]] for r in m]
    m = rows + [[-x * rows[0][i] - y * rows[1][i] + (1 if i == 2 else 0) for i in range(3)]]
    return [value for row in move(m, x, y) for value in row]


def patches(seed, count=24, size=8):
    """Squares of colours whose premultiplied components are whole bytes."""
    numbers = random.Random(seed)
    result = []
    for row in range(count):
        for column in range(count):
            alpha = numbers.choice([0, 255, 255, 128, 64, 200, numbers.randrange(256)])
            parts = [numbers.choice([0, alpha, numbers.randrange(alpha + 1)]) for _ in range(3)]
            straight = [p / alpha if alpha else 0 for p in parts] + [alpha / 255]
            result.append(fill(box(column * size, row * size, size, size), {"color": straight}))
    return result


def picture(columns, rows, seed):
    """Premultiplied words of an image with edges, slopes and noise."""
    numbers = random.Random(seed)
    words = []
    for y in range(rows):
        for x in range(columns):
            alpha = 255 if (x - columns / 2) ** 2 + (y - rows / 2) ** 2 < (columns * 0.45) ** 2 else 90
            parts = [255 * x // max(1, columns - 1), 255 * y // max(1, rows - 1),
                     255 if (x // 3 + y // 3) % 2 else numbers.randrange(80)]
            r, g, b = (p * alpha // 255 for p in parts)
            words.append(alpha << 24 | r << 16 | g << 8 | b)
    return words


def all_scenes():
    scenes = []

    def add(feature, name, operations, size=128, samples=8):
        scenes.append({"feature": feature, "name": name, "width": size, "height": size, "samples": samples,
                       "operations": operations})

    # Gradients, looked up at the centres of pixels.
    square = box(0, 0, 256, 256)
    lines = {"pad": [40, 60, 210, 190], "repeat": [100, 90, 150, 130], "mirror": [100, 90, 150, 130]}
    for extend, line in lines.items():
        add("linear gradients", f"linear-{extend}", [fill(square, gradient(linear=line, extend=extend))], 256, 1)
    add("linear gradients", "linear-clear", [fill(square, gradient(CLEAR_STOPS, linear=[0, 0, 256, 256]))], 256, 1)
    add("linear gradients", "linear-hard", [fill(square, gradient(HARD_STOPS, linear=[30, 0, 226, 0]))], 256, 1)
    add("linear gradients", "linear-subtle",
        [fill(square, gradient([(0, color(80, 90, 100)), (1, color(84, 88, 110))], linear=[0, 0, 256, 128]))], 256, 1)
    add("gradients in linear light", "linear-light",
        [fill(square, gradient(linear=[20, 20, 236, 200], space="linear"))], 256, 1)
    add("gradients in linear light", "linear-light-clear",
        [fill(square, gradient(CLEAR_STOPS, linear=[20, 20, 236, 200], space="linear"))], 256, 1)
    add("perceptual gradients", "perceptual", [fill(square, gradient(linear=[20, 20, 236, 200], space="perceptual"))],
        256, 1)
    for extend, radii in {"pad": [30, 120], "repeat": [10, 40], "mirror": [0, 40]}.items():
        add("radial gradients", f"radial-{extend}",
            [fill(square, gradient(radial=[120, 140] + radii, extend=extend))], 256, 1)
    add("radial gradients", "radial-clear", [fill(square, gradient(CLEAR_STOPS, radial=[128, 128, 0, 150]))], 256, 1)
    for angle in (0, 35, 200):
        add("conic gradients", f"conic-{angle}", [fill(square, gradient(conic=[128, 120, angle]))], 256)
    add("conic gradients", "conic-clear", [fill(square, gradient(CLEAR_STOPS, conic=[100, 140, 90]))], 256)
    circles = {"inside": [90, 100, 12, 128, 128, 110], "swap": [128, 128, 110, 90, 100, 12],
               "apart": [60, 70, 20, 190, 180, 45], "equal": [60, 70, 30, 190, 180, 30],
               "focus": [100, 90, 0, 128, 128, 100], "touch": [68, 128, 40, 128, 128, 100],
               "point": [70, 70, 50, 190, 190, 0]}
    for name, six in circles.items():
        for extends in ([True, True], [False, False], [True, False]):
            mark = "".join("ny"[e] for e in extends)
            add("gradients between two circles", f"circles-{name}-{mark}",
                [{"kind": "twoCircles", "circles": six, "extends": extends, "paint": gradient()}], 256)
    add("gradients in shapes under transforms", "gradient-turned",
        [fill(STAR, gradient(linear=[10, 10, 118, 118]), transform=turn(25, 1.2, 0.7)),
         fill(DISC, gradient(radial=[64, 64, 5, 40]), transform=turn(-40, 0.4, 1.1, skew=0.5), opacity=0.7)])

    # Fills.
    add("fills", "star", [fill(STAR)])
    add("fills", "star-even-odd", [fill(STAR, evenOdd=True)])
    add("fills", "curves", [fill(CURVES), fill(CURVES, GLASS, transform=turn(90))])
    add("fills", "curves-even-odd", [fill(CURVES, evenOdd=True)])
    add("fills", "ring", [fill(RING)])
    add("fills", "ring-even-odd", [fill(RING, evenOdd=True)])
    add("fills", "ellipses", [{"kind": "fill", "ellipse": [5.3 + 3 * i, 9.7 + 5 * i, 110 - 9 * i, 100 - 11 * i],
                               "paint": [INK, GLASS][i % 2]} for i in range(8)])
    add("fills", "rounded", [{"kind": "fill", "rounded": [6.5 + 7 * i, 6.25 + 7 * i, 115 - 14 * i, 115 - 14 * i, 4 * i],
                              "paint": [INK, GLASS][i % 2]} for i in range(7)])
    add("fills", "slivers", [fill(f"M {8 + i} 4 L {8.4 + i * 1.3} 124 L {8.2 + i} 124 Z") for i in range(0, 100, 4)])
    add("fills", "boxes", [fill(box(3 + i * 9.37, 2 + i * 1.21, 6.6, 90.4), [INK, GLASS][i % 2]) for i in range(13)])

    # Strokes.
    for cap, cap_name in enumerate(("butt", "round", "square")):
        add("caps", f"cap-{cap_name}", [stroke("M 30 30 L 98 44 M 30 84 L 98 84 M 60 110 L 60.01 110", width=18, cap=cap)])
        add("dashes", f"dash-{cap_name}",
            [stroke(WAVE, width=6, cap=cap, dash=[14, 11, 3, 9], phase=7),
             stroke("M 10 10 L 118 10 L 118 118 L 10 118 Z", GLASS, width=4, cap=cap, dash=[17, 9])])
        add("dashes", f"dash-odd-{cap_name}", [stroke(CUSP, width=5, cap=cap, dash=[12, 8, 5, 12, 8, 5], phase=-4)])
    for join, join_name in enumerate(("miter", "round", "bevel")):
        add("joins", f"join-{join_name}", [stroke(CORNERS, width=13, join=join)])
        add("joins", f"join-closed-{join_name}", [stroke(STAR, GLASS, width=9, join=join)])
    for limit in (1.5, 2.5, 4, 10):
        add("joins", f"miter-{limit}", [stroke(CORNERS, width=9, join=0, miter=limit)])
    for width in (0.3, 1, 4, 24):
        add("strokes of curves", f"curve-{width}", [stroke(WAVE, width=width), stroke(CURVES, GLASS, width=width, join=1)])
    add("strokes of curves", "cusp", [stroke(CUSP, width=10, join=1, cap=1)])
    add("strokes of curves", "stroke-skewed",
        [stroke(WAVE, width=9, transform=turn(30, 1.4, 0.5)), stroke(DISC, GLASS, width=7, transform=turn(15, 0.5, 1.3))])
    add("strokes of curves", "stroke-ellipse",
        [{"kind": "stroke", "ellipse": [14, 30, 100, 60], "width": 11, "paint": gradient(linear=[14, 0, 114, 0])}])

    # Blend modes: every pair of bytes that the numbers come up with, and shapes under a clip with opacity.
    for number, mode in enumerate(MODES):
        group = ("separable blend modes" if number < 12 else "blend modes of hue and colour" if number < 16
                 else "Porter-Duff modes")
        add(group, f"blend-{mode}", [layer(patches(1)), layer(patches(2), blend=number)], 192, 1)
        inner = [fill(STAR, gradient(CLEAR_STOPS, linear=[0, 0, 128, 90])),
                 fill(DISC, gradient(linear=[24, 24, 104, 104]), blend=number, opacity=0.6, clip=RING)]
        add("blend modes in a layer, under a clip, with opacity", f"blend-clip-{mode}",
            [fill(box(0, 0, 128, 64), {"color": color(200, 220, 240)}), layer(inner, opacity=0.8)])

    # Filters.
    def shapes():
        return [fill(STAR), fill(DISC, gradient(CLEAR_STOPS, linear=[24, 24, 104, 104]), transform=turn(0, 0.7, 0.7, 40, 90))]

    for sigma in (0.5, 0.8, 1, 1.5, 2, 3, 3.7, 3.9, 5, 7.5, 8, 12, 20, 30, 48):
        spread = [layer(shapes(), transform=[1, 0, 0, 1, 64, 64], filters=[{"name": "blur", "values": [sigma]}])]
        add("blur", f"blur-{sigma}", spread, 256)
    for sigma in (1, 3, 12):
        spread = [layer(shapes(), transform=[1, 0, 0, 1, 64, 64],
                        filters=[{"name": "blur", "values": [sigma], "isLinear": True}])]
        add("blur in linear light", f"blur-linear-{sigma}", spread, 256)
    for sigma, x, y in ((0, 5, 7), (3, 4.5, -3.25), (9, -10, 12)):
        ink = [v for v in color(20, 0, 90, 170)]
        for name in ("shadow", "innerShadow"):
            add("shadows", f"{name}-{sigma}", [layer(shapes(), filters=[{"name": name, "values": [sigma, x, y] + ink}])])
    noise = [0.3, 0.6, 0.1, 0, 0.05, 0.1, 0.2, 0.7, 0.2, -0.1, 0.9, 0.1, -0.3, 0.1, 0.2, 0.1, -0.2, 0.3, 0.8, 0.1]
    filters = {"brightness": [0.2], "brightness-down": [-0.35], "contrast": [1.7], "contrast-down": [0.4],
               "saturation": [0.3], "saturation-up": [2.2], "grayscale": [0.8], "hueRotation": [70],
               "hueRotation-back": [-150], "colorInvert": [1], "colorInvert-part": [0.3],
               "colorMultiply": color(200, 100, 250, 180), "luminanceToAlpha": [], "colorMatrix": noise,
               "alphaThreshold": [0.4, 0.85] + color(255, 120, 0, 200)}
    for name, values in filters.items():
        stage = {"name": name.split("-")[0], "values": values}
        add("colour filters", f"filter-{name}", [layer(patches(3), filters=[stage])], 192, 1)
        if name.split("-")[0] not in ("luminanceToAlpha", "alphaThreshold"):
            add("colour filters in linear light", f"filter-linear-{name}",
                [layer(patches(3), filters=[{**stage, "isLinear": True}])], 192, 1)

    # Transforms and perspective.
    for index, matrix in enumerate((turn(30), turn(7, 0.2, 1.5), turn(200, -0.8, 0.8, skew=0.6), turn(45, 0.01, 1))):
        add("transforms", f"transform-{index}",
            [fill(box(24, 24, 80, 80), transform=matrix), stroke(STAR, GLASS, width=5, transform=matrix)])
    for index, matrix in enumerate((lean(50, 0), lean(0, 60), lean(-30, 40), lean(70, 20, distance=90))):
        stages = [{"name": "projection", "values": matrix}]
        add("perspective", f"perspective-{index}",
            [fill(box(24, 24, 80, 80), filters=stages), fill(CURVES, GLASS, filters=stages),
             stroke(CUSP, {"color": color(0, 90, 30)}, width=6, join=1, filters=stages)])
        add("gradients in perspective", f"perspective-gradient-{index}",
            [fill(box(10, 10, 108, 108), gradient(linear=[10, 10, 118, 90]), filters=stages),
             fill(DISC, gradient(radial=[64, 64, 0, 40]), filters=stages)])
    add("perspective", "perspective-behind", [fill(box(-300, 20, 700, 90), filters=[
        {"name": "projection", "values": lean(0, 75, distance=80)}])])

    # Paths combined.
    for name in ("union", "intersection", "subtracting", "symmetricDifference"):
        add("combined paths", f"combined-{name}",
            [fill(CURVES, other=DISC, combination=name), fill(STAR, GLASS, other=RING, combination=name)])

    # Images.
    image = {"kind": "image", "columns": 24, "pixels": picture(24, 18, 5)}
    add("images, nearest pixel", "image-none", [{**image, "rect": [0, 0, 120, 90], "interpolation": "none"}], samples=1)
    add("images, medium quality", "image-medium", [{**image, "rect": [4, 9, 120, 90], "interpolation": "medium"}],
        samples=1)
    add("images, medium quality", "image-moved", [{**image, "rect": [20.5, 30.25, 24, 18], "interpolation": "medium"}],
        samples=1)
    add("images, high quality", "image-high-up", [{**image, "rect": [4, 9, 120, 90], "interpolation": "high"}],
        samples=1)
    large = {"kind": "image", "columns": 300, "pixels": picture(300, 225, 6)}
    for width in (25, 60, 110):
        add("images, high quality", f"image-high-down-{width}",
            [{**large, "rect": [4, 9, width, width * 0.75], "interpolation": "high"}], samples=1)
    return scenes
