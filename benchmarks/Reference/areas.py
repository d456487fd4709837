"""What a scan converter by area makes of a pixel: it adds up the areas that a shape's edges cut off, each with the sign of
its winding, so that what lies twice inside a pixel counts twice. It says of a difference whether that is its reason."""

import numpy
import skia

import drawing


def polygons(path, transform, steps=400):
    """The subpaths of a path after an affine map, curves as many chords."""
    a, b, c, d, tx, ty = transform
    found, current = [], []
    iterator = skia.Path.Iter(path, False)
    while True:
        verb, points = iterator.next()
        points = numpy.array([(p.x(), p.y()) for p in points])
        if verb == skia.Path.kDone_Verb:
            break
        if verb == skia.Path.kMove_Verb:
            if current:
                found.append(current)
            current = [points[0]]
        elif verb == skia.Path.kLine_Verb:
            current.append(points[1])
        elif verb != skia.Path.kClose_Verb:
            weight = iterator.conicWeight() if verb == skia.Path.kConic_Verb else 1
            for step in range(1, steps + 1):
                t = step / steps
                if verb == skia.Path.kCubic_Verb:
                    shares = numpy.array([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3])
                else:
                    shares = numpy.array([(1 - t) ** 2, 2 * t * (1 - t) * weight, t * t])
                current.append(shares @ points / shares.sum())
    if current:
        found.append(current)
    matrix = numpy.array([[a, b], [c, d]])
    return [numpy.array(subpath) @ matrix + (tx, ty) for subpath in found]


def windings(subpaths, x, y, fineness=96):
    """How often the subpaths go round the points of a pixel."""
    points = (numpy.arange(fineness) + 0.5) / fineness
    across, down = numpy.meshgrid(x + points, y + points)
    result = numpy.zeros(across.shape, int)
    for subpath in subpaths:
        for (x0, y0), (x1, y1) in zip(subpath, numpy.roll(subpath, -1, 0)):
            if y0 == y1 or max(y0, y1) < y or min(y0, y1) > y + 1:
                continue
            rows = (down >= min(y0, y1)) & (down < max(y0, y1))
            edge = x0 + (down - y0) * (x1 - x0) / (y1 - y0)
            result += numpy.where(rows & (edge <= across), 1 if y1 > y0 else -1, 0)
    return result


def note(scene, x, y):
    operations = scene["operations"]
    if len(operations) != 1 or operations[0]["kind"] != "fill" or "filters" in operations[0]:
        return ""
    operation = operations[0]
    transform = operation.get("transform", (1, 0, 0, 1, 0, 0))
    found = windings(polygons(drawing.outline(operation), transform), x, y)
    summed = abs(found.mean())
    if operation.get("evenOdd"):
        share, summed = (found % 2 != 0).mean(), 1 - abs(1 - summed % 2)
    else:
        share, summed = (found != 0).mean(), min(1, summed)
    return f"; covered {share * 255:.1f}, areas add up to {summed * 255:.1f}"
