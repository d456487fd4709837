"""Draws scenes with Skia and, where it has nothing that is exact, by the published formulas in double precision.

Pictures are arrays of rows of premultiplied red, green, blue and alpha, 0...1. The coverage of shapes is counted on 32 x
32 points for each pixel (16 x 16 in larger pictures) that Skia fills without smoothing; its own smoothing is off by up to
6 of 255 along straight edges. Colours are in single precision.
"""

import math

import numpy
import skia

from scenes import MODES

SKIA_MODES = {
    "normal": "kSrcOver", "multiply": "kMultiply", "screen": "kScreen", "overlay": "kOverlay", "darken": "kDarken",
    "lighten": "kLighten", "colorDodge": "kColorDodge", "colorBurn": "kColorBurn", "softLight": "kSoftLight",
    "hardLight": "kHardLight", "difference": "kDifference", "exclusion": "kExclusion", "hue": "kHue",
    "saturation": "kSaturation", "color": "kColor", "luminosity": "kLuminosity", "clear": "kClear", "copy": "kSrc",
    "sourceIn": "kSrcIn", "sourceOut": "kSrcOut", "sourceAtop": "kSrcATop", "destinationOver": "kDstOver",
    "destinationIn": "kDstIn", "destinationOut": "kDstOut", "destinationAtop": "kDstATop", "xor": "kXor",
    "plusLighter": "kPlus"}
WHOLE_CLIP = {"clear", "copy", "sourceIn", "sourceOut", "destinationIn", "destinationAtop"}


def render(scene):
    """The picture of a scene."""
    target = numpy.zeros((scene["height"], scene["width"], 4))
    held.clear()
    for operation in scene["operations"]:
        target = draw(operation, target, scene["samples"])
    return target


def draw(operation, target, samples, transform=(1, 0, 0, 1, 0, 0)):
    size = target.shape[1], target.shape[0]
    transform = product(operation.get("transform", (1, 0, 0, 1, 0, 0)), transform)
    stages = list(operation.get("filters", []))
    projection = None
    if stages and stages[0]["name"] == "projection":
        projection = stages.pop(0)["values"]
    kind = operation["kind"]
    if kind == "layer":
        source = numpy.zeros_like(target)
        for inner in operation["operations"]:
            source = draw(inner, source, samples, transform)
    elif kind == "image":
        source = image(operation, size)
    elif kind == "twoCircles":
        source = two_circles(operation, size)
    else:
        source = shape(operation, size, samples, transform, projection)
    for stage in stages:
        source = filtered(source, stage)
    source = source * operation.get("opacity", 1)
    mask = None
    if "clip" in operation:
        clip = {"kind": "fill", "path": operation["clip"], "paint": {"color": [0, 0, 0, 1]}}
        mask = shape(clip, size, samples, transform, None)[:, :, 3:]
    mode = MODES[operation.get("blend", 0)]
    if mode in WHOLE_CLIP:
        result = blended(mode, source, target)
        return result if mask is None else target + (result - target) * mask
    return blended(mode, source if mask is None else source * mask, target)


# Shapes


def product(first, second):
    """The transform that does one and then the other: a, b, c, d, tx, ty."""
    a, b, c, d, x, y = first
    e, f, g, h, u, v = second
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, x * e + y * g + u, x * f + y * h + v)


def skia_path(data):
    builder = skia.PathBuilder()
    words = data.split()
    numbers = []
    counts = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
    index = 0
    while index < len(words):
        command = words[index]
        count = counts[command]
        numbers = [float(w) for w in words[index + 1:index + 1 + count]]
        index += 1 + count
        {"M": builder.moveTo, "L": builder.lineTo, "Q": builder.quadTo, "C": builder.cubicTo,
         "Z": builder.close}[command](*numbers)
    return builder.detach()


def outline(operation):
    if "ellipse" in operation:
        return skia.Path.Oval(skia.Rect.MakeXYWH(*operation["ellipse"]))
    if "rounded" in operation:
        x, y, w, h, r = operation["rounded"]
        return skia.Path.RRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r))
    path = skia_path(operation["path"])
    if "combination" in operation:
        kind = {"union": skia.kUnion_PathOp, "intersection": skia.kIntersect_PathOp,
                "subtracting": skia.kDifference_PathOp, "symmetricDifference": skia.kXOR_PathOp}
        path = skia.Op(path, skia_path(operation["other"]), kind[operation["combination"]])
    if operation.get("evenOdd"):
        path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def word(parts):
    r, g, b, a = (round(p * 255) for p in parts)
    return a << 24 | r << 16 | g << 8 | b


def shader(paint):
    """A gradient of Skia; none for those it has no exact one of."""
    if paint.get("space"):
        return None
    colors = [word(s["color"]) for s in paint["stops"]]
    places = [s["location"] for s in paint["stops"]]
    mode = {"pad": skia.TileMode.kClamp, "repeat": skia.TileMode.kRepeat, "mirror": skia.TileMode.kMirror}[
        paint.get("extend", "pad")]
    premultiplied = 1
    if "linear" in paint:
        x0, y0, x1, y1 = paint["linear"]
        return skia.GradientShader.MakeLinear(
            [skia.Point(x0, y0), skia.Point(x1, y1)], colors, places, mode, premultiplied)
    if "radial" in paint:
        x, y, r0, r1 = paint["radial"]
        return skia.GradientShader.MakeTwoPointConical(
            skia.Point(x, y), r0, skia.Point(x, y), r1, colors, places, mode, premultiplied)
    x, y, angle = paint["conic"]
    return skia.GradientShader.MakeSweep(
        x, y, colors, places, mode, 0, 360, premultiplied, skia.Matrix.RotateDeg(angle, skia.Point(x, y)))


def surface(width, height):
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_F32_ColorType, skia.kPremul_AlphaType)
    return skia.Surface.MakeRaster(info), info


def pixels(made, info, width, height):
    array = numpy.zeros((height, width, 4), dtype=numpy.float32)
    if not made.readPixels(info, array, width * 16, 0, 0):
        raise RuntimeError("Skia gives no pixels")
    return array.astype(numpy.float64)


def shape(operation, size, samples, transform, projection):
    paint_of = operation["paint"]
    matrix = skia.Matrix.MakeAll(*(transform[i] for i in (0, 2, 4, 1, 3, 5)), 0, 0, 1)
    if projection:
        m = projection
        matrix.preConcat(skia.Matrix.MakeAll(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]))
    if "color" in paint_of:
        r, g, b, a = paint_of["color"]
        colors = numpy.array([r * a, g * a, b * a, a])
    else:
        # Those around a point jump where the turn ends, which is smoothed.
        colors = gradient(paint_of, size, matrix, 8 if "conic" in paint_of else 1)
    if samples == 1:
        return coverage(operation, size, 1, matrix) * colors
    return coverage(operation, size, 32 if max(size) <= 128 else 16, matrix) * colors


def coverage(operation, size, samples, matrix):
    """How much of each pixel an outline holds: as many of evenly spaced points, each in it or not."""
    paint = skia.Paint(AntiAlias=False, Color=skia.ColorBLACK)
    path = outline(operation)
    if operation["kind"] == "stroke":
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(operation.get("width", 1))
        paint.setStrokeMiter(operation.get("miter", 10))
        paint.setStrokeCap([skia.Paint.kButt_Cap, skia.Paint.kRound_Cap, skia.Paint.kSquare_Cap][
            operation.get("cap", 0)])
        paint.setStrokeJoin([skia.Paint.kMiter_Join, skia.Paint.kRound_Join, skia.Paint.kBevel_Join][
            operation.get("join", 0)])
        if operation.get("dash"):
            paint.setPathEffect(skia.DashPathEffect.Make(operation["dash"], operation.get("phase", 0)))
    made = skia.Surface.MakeRaster(skia.ImageInfo.MakeA8(size[0] * samples, size[1] * samples))
    canvas = made.getCanvas()
    canvas.scale(samples, samples)
    if matrix.hasPerspective():
        # Skia carries the control points of curves through a perspective, which is close but not exact.
        if operation["kind"] == "stroke":
            filled = skia.Path()
            paint.getFillPath(path, filled, None, 100)
            path = filled
            paint.setStyle(skia.Paint.kFill_Style)
        path = chords(path)
    canvas.concat(matrix)
    canvas.drawPath(path, paint)
    fine = numpy.zeros((size[1] * samples, size[0] * samples), dtype=numpy.uint8)
    if not made.readPixels(made.imageInfo(), fine, size[0] * samples, 0, 0):
        raise RuntimeError("Skia gives no pixels")
    return fine.reshape(size[1], samples, size[0], samples).mean(axis=(1, 3))[..., None] / 255


def chords(path, count=64):
    """The path with its curves cut into straight lines."""
    builder = skia.PathBuilder()
    builder.setFillType(path.getFillType())
    pieces = skia.Path.Iter(path, False)
    while True:
        verb, points = pieces.next()
        p = [numpy.array([q.fX, q.fY]) for q in points]
        t = numpy.linspace(0, 1, count + 1)[1:, None]
        if verb == skia.Path.kMove_Verb:
            builder.moveTo(*p[0])
        elif verb == skia.Path.kClose_Verb:
            builder.close()
        elif verb == skia.Path.kLine_Verb:
            builder.lineTo(*p[1])
        elif verb == skia.Path.kQuad_Verb:
            for q in p[0] * (1 - t) ** 2 + p[1] * (2 * t * (1 - t)) + p[2] * t ** 2:
                builder.lineTo(*q)
        elif verb == skia.Path.kCubic_Verb:
            for q in (p[0] * (1 - t) ** 3 + p[1] * (3 * t * (1 - t) ** 2) + p[2] * (3 * t ** 2 * (1 - t))
                      + p[3] * t ** 3):
                builder.lineTo(*q)
        elif verb == skia.Path.kConic_Verb:
            w = pieces.conicWeight()
            shares = (1 - t) ** 2, 2 * w * t * (1 - t), t ** 2
            for q in sum(point * share for point, share in zip(p, shares)) / sum(shares):
                builder.lineTo(*q)
        else:
            return builder.detach()


def gradient(paint_of, size, matrix, samples):
    """The colours of a gradient over all of a picture."""
    made = shader(paint_of)
    if made is None:
        return mixed_gradient(paint_of, size)
    width, height = size[0] * samples, size[1] * samples
    target, info = surface(width, height)
    canvas = target.getCanvas()
    canvas.scale(samples, samples)
    canvas.concat(matrix)
    paint = skia.Paint()
    paint.setShader(made)
    canvas.drawPaint(paint)
    return pixels(target, info, width, height).reshape(size[1], samples, size[0], samples, 4).mean(axis=(1, 3))


# Gradients by formula


def decoded(v):
    """From sRGB's curve to linear light."""
    return numpy.where(v <= 0.04045, v / 12.92, ((numpy.maximum(v, 0) + 0.055) / 1.055) ** 2.4)


def encoded(v):
    return numpy.where(v <= 0.0031308, v * 12.92, 1.055 * numpy.maximum(v, 0) ** (1 / 2.4) - 0.055)


# Bjorn Ottosson, "A perceptual color space for image processing".
TO_CONES = numpy.array([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                        [0.0883024619, 0.2817188376, 0.6299787005]])
TO_LAB = numpy.array([[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                      [0.0259040371, 0.7827717662, -0.8086757660]])


def ramp(stops, t, space):
    """Colours at places of a gradient, mixed premultiplied in a space."""
    t = numpy.clip(t, 0, 1)
    rows = []
    for stop in stops:
        rgb, alpha = numpy.array(stop["color"][:3]), stop["color"][3]
        if space in ("linear", "perceptual"):
            rgb = decoded(rgb)
        if space == "perceptual":
            rgb = TO_LAB @ numpy.cbrt(TO_CONES @ rgb)
        rows.append(numpy.append(rgb * alpha, alpha))
    places = [s["location"] for s in stops]
    mixed = numpy.stack([numpy.interp(t, places, [r[i] for r in rows]) for i in range(4)], axis=-1)
    alpha = mixed[..., 3:]
    rgb = numpy.divide(mixed[..., :3], alpha, out=numpy.zeros_like(mixed[..., :3]), where=alpha > 0)
    if space == "perceptual":
        rgb = ((rgb @ numpy.linalg.inv(TO_LAB).T) ** 3) @ numpy.linalg.inv(TO_CONES).T
    if space in ("linear", "perceptual"):
        rgb = numpy.clip(encoded(rgb), 0, 1)
    return numpy.concatenate([rgb * alpha, alpha], axis=-1)


def centres(size, samples=1):
    x = (numpy.arange(size[0] * samples) + 0.5) / samples
    y = (numpy.arange(size[1] * samples) + 0.5) / samples
    return numpy.meshgrid(x, y)


def mixed_gradient(paint, size):
    x, y = centres(size)
    x0, y0, x1, y1 = paint["linear"]
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2
    return ramp(paint["stops"], ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, paint["space"])


def two_circles(operation, size, samples=4):
    """Circles drawn one after the other, from the first to the second and beyond: the last through a place is seen."""
    x, y = centres(size, samples)
    x0, y0, r0, x1, y1, r1 = operation["circles"]
    before, after = operation["extends"]
    least, most = (-numpy.inf if before else 0), (numpy.inf if after else 1)
    dx, dy, dr = x1 - x0, y1 - y0, r1 - r0
    a = dx * dx + dy * dy - dr * dr
    px, py = x - x0, y - y0
    b = px * dx + py * dy + r0 * dr
    c = px * px + py * py - r0 * r0
    with numpy.errstate(all="ignore"):
        if abs(a) < 1e-9:
            roots = [c / (2 * b)]
        else:
            root = numpy.sqrt(b * b - a * c)
            roots = [(b + root) / a, (b - root) / a]
            roots = [numpy.maximum(*roots), numpy.minimum(*roots)]
        t = numpy.full(x.shape, numpy.nan)
        for candidate in roots:
            fits = (candidate >= least) & (candidate <= most) & (r0 + candidate * dr >= 0)
            t = numpy.where(numpy.isnan(t) & fits, candidate, t)
    colors = ramp(operation["paint"]["stops"], numpy.nan_to_num(t), "device") * ~numpy.isnan(t)[..., None]
    return colors.reshape(size[1], samples, size[0], samples, 4).mean(axis=(1, 3))


# Compositing


def quantized(picture):
    return numpy.floor(numpy.clip(picture, 0, 1) * 255 + 0.5) / 255


def blended(mode, source, target):
    if mode == "plusDarker":
        alpha = numpy.minimum(1, source[..., 3:] + target[..., 3:])
        # max(0, 1 - ((1 - D) + (1 - S))) on colours with their alphas, as Apple documents it.
        rgb = numpy.maximum(0, alpha - ((target[..., 3:] - target[..., :3]) + (source[..., 3:] - source[..., :3])))
        return numpy.concatenate([numpy.minimum(rgb, alpha), alpha], axis=-1)
    height, width = target.shape[:2]
    made, info = surface(width, height)
    canvas = made.getCanvas()
    for picture, how in ((target, "kSrc"), (source, SKIA_MODES[mode])):
        # What is composited has been stored as bytes.
        array = numpy.ascontiguousarray(quantized(picture).astype(numpy.float32))
        paint = skia.Paint(BlendMode=getattr(skia.BlendMode, how))
        canvas.drawImage(image_of(array, info), 0, 0, skia.SamplingOptions(), paint)
    return pixels(made, info, width, height)


# What images are made of has to outlive them, which skia-python doesn't see to.
held = []


def image_of(array, info):
    held.append(skia.Data.MakeWithCopy(array.tobytes()))
    return skia.Image.MakeRasterData(info, held[-1], array.shape[1] * 16)


# Filters


def gaussian(sigma):
    """The weights of W3C Filter Effects' feGaussianBlur: the bell at whole distances."""
    reach = max(1, math.ceil(sigma * 6))
    weights = numpy.exp(-numpy.arange(-reach, reach + 1) ** 2 / (2 * sigma * sigma))
    return weights / weights.sum()


def blur(picture, sigma):
    if sigma <= 0:
        return picture
    weights = gaussian(sigma)
    reach = len(weights) // 2
    result = picture
    for axis in (0, 1):
        wide = numpy.pad(result, [(reach, reach) if a == axis else (0, 0) for a in range(3)])
        length = result.shape[axis]
        result = sum(w * wide.take(range(i, i + length), axis=axis) for i, w in enumerate(weights))
    return result


def straight(picture):
    alpha = picture[..., 3:]
    return numpy.divide(picture[..., :3], alpha, out=numpy.zeros_like(picture[..., :3]), where=alpha > 0)


def premultiplied(rgb, alpha):
    return numpy.concatenate([numpy.clip(rgb, 0, 1) * alpha, alpha], axis=-1)


def matrix_of(name, v):
    """Rows of weights for red, green, blue, alpha and a constant, after W3C Filter Effects with Rec. 709's weights."""
    r, g, b = 0.2126, 0.7152, 0.0722
    gray = numpy.array([[r, g, b]] * 3)
    colors, constant = numpy.eye(3), 0.0
    if name == "brightness":
        constant = v[0]
    elif name == "contrast":
        colors, constant = numpy.eye(3) * v[0], 0.5 - 0.5 * v[0]
    elif name == "saturation":
        colors = gray + v[0] * (numpy.eye(3) - gray)
    elif name == "grayscale":
        colors = gray + (1 - v[0]) * (numpy.eye(3) - gray)
    elif name == "colorInvert":
        colors, constant = numpy.eye(3) * (1 - 2 * v[0]), v[0]
    elif name == "hueRotation":
        c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
        turn = numpy.array([[-r, -g, 1 - b], [0.143, 0.140, -0.283], [-(1 - r), g, b]])
        colors = gray + c * (numpy.eye(3) - gray) + s * turn
    m = numpy.zeros((4, 5))
    m[:3, :3], m[:3, 4], m[3, 3] = colors, constant, 1
    if name == "colorMultiply":
        m[:, :4] = numpy.diag(v)
    elif name == "luminanceToAlpha":
        m[:] = 0
        m[3, :3] = r, g, b
    elif name == "colorMatrix":
        m = numpy.array(v).reshape(4, 5)
    return m


def filtered(picture, stage):
    name, v, linear = stage["name"], stage["values"], stage.get("isLinear", False)
    picture = quantized(picture)
    alpha = picture[..., 3:]
    if name == "blur":
        if not linear:
            return blur(picture, v[0])
        spread = blur(premultiplied(decoded(straight(picture)), alpha), v[0])
        return premultiplied(encoded(straight(spread)), spread[..., 3:])
    if name in ("shadow", "innerShadow"):
        cast = alpha if name == "shadow" else 1 - alpha
        # Outside the picture there is nothing, which casts an inner shadow.
        margin = 64
        wide = numpy.pad(cast, [(margin, margin), (margin, margin), (0, 0)],
                         constant_values=0 if name == "shadow" else 1)
        moved = blur(shifted(wide, v[1], v[2]), v[0])[margin:-margin, margin:-margin]
        shade = numpy.concatenate([numpy.array(v[3:6]) * v[6] * moved, v[6] * moved], axis=-1)
        if name == "shadow":
            return picture + shade * (1 - alpha)
        return shade * alpha + picture * (1 - shade[..., 3:])
    if name == "alphaThreshold":
        inside = (alpha >= v[0]) & (alpha <= v[1])
        return inside * premultiplied(numpy.array(v[2:5]), numpy.array(v[5:6]))
    rgb = straight(picture)
    parts = numpy.concatenate([decoded(rgb) if linear else rgb, alpha], axis=-1)
    m = matrix_of(name, v)
    mapped = numpy.clip(parts @ m[:, :4].T + m[:, 4], 0, 1)
    return premultiplied(encoded(mapped[..., :3]) if linear else mapped[..., :3], mapped[..., 3:])


def shifted(picture, dx, dy):
    """Moved by parts of a pixel, mixing neighbours."""
    def one(array, distance, axis):
        whole = math.floor(distance)
        part = distance - whole
        return numpy.roll(array, whole, axis) * (1 - part) + numpy.roll(array, whole + 1, axis) * part
    return one(one(picture, dx, 1), dy, 0)


# Images


def image(operation, size):
    words = numpy.array(operation["pixels"], dtype=numpy.uint32)
    columns = operation["columns"]
    rows = len(words) // columns
    parts = numpy.stack([words >> s & 255 for s in (16, 8, 0, 24)], axis=-1).reshape(rows, columns, 4) / 255
    x, y, width, height = operation["rect"]
    quality = operation["interpolation"]
    if quality == "high":
        across, inside_x = resampling(columns, x, width, size[0])
        down, inside_y = resampling(rows, y, height, size[1])
        made = numpy.einsum("yr,rcp,xc->yxp", down, parts, across)
        made[..., 3] = numpy.clip(made[..., 3], 0, 1)
        made[..., :3] = numpy.clip(made[..., :3], 0, made[..., 3:])
        return made * (inside_y[:, None, None] * inside_x[None, :, None])
    info = skia.ImageInfo.Make(columns, rows, skia.kRGBA_F32_ColorType, skia.kPremul_AlphaType)
    picture = image_of(numpy.ascontiguousarray(parts.astype(numpy.float32)), info)
    mode = skia.FilterMode.kNearest if quality == "none" else skia.FilterMode.kLinear
    made, info = surface(*size)
    canvas = made.getCanvas()
    paint = skia.Paint(AntiAlias=True)
    local = skia.Matrix.MakeAll(width / columns, 0, x, 0, height / rows, y, 0, 0, 1)
    paint.setShader(picture.makeShader(
        skia.TileMode.kClamp, skia.TileMode.kClamp, skia.SamplingOptions(mode), local))
    canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), paint)
    return pixels(made, info, *size)


def resampling(count, start, length, size):
    """Weights for each pixel from each pixel of the image, and how much of each is inside: Lanczos' filter of three
    lobes, as wide as the result's pixels, where it shrinks, and Catmull and Rom's cubic where it grows."""
    scale = count / length
    width = max(1, scale)
    reach = 3 if scale > 1 else 2

    def kernel(x):
        x = abs(x)
        if x >= reach:
            return 0
        if scale > 1:
            return numpy.sinc(x) * numpy.sinc(x / 3)
        return 1.5 * x ** 3 - 2.5 * x ** 2 + 1 if x < 1 else -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2

    weights = numpy.zeros((size, count))
    inside = numpy.zeros(size)
    for place in range(size):
        inside[place] = max(0, min(place + 1, start + length) - max(place, start))
        centre = (place + 0.5 - start) * scale
        for tap in range(math.floor(centre - reach * width) - 1, math.ceil(centre + reach * width) + 1):
            weights[place, min(count - 1, max(0, tap))] += kernel((tap + 0.5 - centre) / width)
    return weights / weights.sum(axis=1, keepdims=True), inside
