"""Renderers as pens that scenes.py draws with; they keep the paints they have made. `pens.py NAME SCENE STEP` prints milliseconds of the processor a frame;
`pens.py NAME SCENE still FRAME FILE.png` writes a frame."""

import math
import subprocess
import sys
import time

import scenes
from scenes import HEIGHT, WIDTH, Linear


class Null:
    """Draws nothing: the time of the script alone."""

    skips = ()

    def paint(self, fill):
        """The whole picture."""

    def circle(self, x, y, radius, fill):
        pass

    def ring(self, x, y, radius, width, color):
        """A circle's line."""

    def rounded(self, x, y, width, height, radius, fill):
        """A rectangle with round corners."""

    def line(self, x0, y0, x1, y1, width, color, is_round):
        pass

    def curve(self, start, segments, width, color, phase):
        """Cubic segments with round caps and joins; dashes of 18 and gaps of 12 where there is a phase."""

    def text(self, string, x, y, size, color):
        """From the left end of the baseline."""

    def blurred(self, x, y, radius, sigma, color):
        """A circle."""

    def push(self, x, y, angle, scale_x, scale_y):
        """Moves, turns and scales what follows until `pop`."""

    def pop(self):
        pass

    def layer(self, opacity):
        """Composites what follows until `end_layer` as one."""

    def end_layer(self):
        pass

    def finish(self):
        """Waits until the frame is in memory."""


class Record(Null):
    """Writes each call as a line of words, for programs in other languages."""

    def __init__(self, file):
        self.file = file

    def write(self, *words):
        self.file.write(" ".join(str(word) for word in words) + "\n")

    def fill(self, fill):
        if not isinstance(fill, (Linear, scenes.Radial)):
            return ("color", *fill)
        name = "linear" if isinstance(fill, Linear) else "radial"
        return (name, *fill[:-1], len(fill.stops), *(word for at, color in fill.stops for word in (at, *color)))

    def paint(self, fill):
        self.write("paint", *self.fill(fill))

    def circle(self, x, y, radius, fill):
        self.write("circle", x, y, radius, *self.fill(fill))

    def ring(self, x, y, radius, width, color):
        self.write("ring", x, y, radius, width, *self.fill(color))

    def rounded(self, x, y, width, height, radius, fill):
        self.write("rounded", x, y, width, height, radius, *self.fill(fill))

    def line(self, x0, y0, x1, y1, width, color, is_round):
        self.write("line", x0, y0, x1, y1, width, int(is_round), *self.fill(color))

    def curve(self, start, segments, width, color, phase):
        self.write(
            "curve", width, -1 if phase is None else phase, len(segments), *start, *(n for s in segments for n in s),
            *self.fill(color))

    def text(self, string, x, y, size, color):
        self.write("text", x, y, size, string.replace(" ", "_"), *self.fill(color))

    def blurred(self, x, y, radius, sigma, color):
        self.write("blurred", x, y, radius, sigma, *self.fill(color))

    def push(self, x, y, angle, scale_x, scale_y):
        self.write("push", x, y, angle, scale_x, scale_y)

    def pop(self):
        self.write("pop")

    def layer(self, opacity):
        self.write("layer", opacity)

    def end_layer(self):
        self.write("end_layer")

    def finish(self):
        self.write("frame")


class Skia(Null):
    """On a picture in memory, without a graphics card."""

    def __init__(self):
        self.inks = {}
        import numpy
        import skia

        self.skia = skia
        self.pixels = numpy.zeros((HEIGHT, WIDTH, 4), numpy.uint8)
        self.surface = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT), self.pixels)
        self.canvas = self.surface.getCanvas()
        self.typeface = skia.Typeface(scenes.FONT)
        self.fonts = {}

    @staticmethod
    def color(color):
        return int(color[3] * 255 + 0.5) << 24 | color[0] << 16 | color[1] << 8 | color[2]

    def ink(self, fill):
        ink = self.inks.get(fill)
        if ink is None:
            ink = self.inks[fill] = self.new_ink(fill)
        return ink

    def new_ink(self, fill):
        skia, paint = self.skia, self.skia.Paint(AntiAlias=True)
        if not isinstance(fill, (Linear, scenes.Radial)):
            paint.setColor(self.color(fill))
            return paint
        colors, places = [self.color(c) for _, c in fill.stops], [at for at, _ in fill.stops]
        # 1: between premultiplied colours, as the others do.
        if isinstance(fill, Linear):
            ends = [skia.Point(fill.x0, fill.y0), skia.Point(fill.x1, fill.y1)]
            shader = skia.GradientShader.MakeLinear(ends, colors, places, skia.TileMode.kClamp, 1)
        else:
            middle = skia.Point(fill.x, fill.y)
            shader = skia.GradientShader.MakeRadial(middle, fill.radius, colors, places, skia.TileMode.kClamp, 1)
        paint.setShader(shader)
        return paint

    def line_ink(self, color, width, is_round):
        key = (color, width, is_round)
        ink = self.inks.get(key)
        if ink is None:
            ink = self.inks[key] = self.new_line_ink(color, width, is_round)
        return ink

    def new_line_ink(self, color, width, is_round):
        paint = self.new_ink(color)
        paint.setStyle(self.skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        if is_round:
            paint.setStrokeCap(self.skia.Paint.kRound_Cap)
            paint.setStrokeJoin(self.skia.Paint.kRound_Join)
        return paint

    def paint(self, fill):
        self.canvas.drawPaint(self.ink(fill))

    def circle(self, x, y, radius, fill):
        self.canvas.drawCircle(x, y, radius, self.ink(fill))

    def ring(self, x, y, radius, width, color):
        self.canvas.drawCircle(x, y, radius, self.line_ink(color, width, False))

    def rounded(self, x, y, width, height, radius, fill):
        self.canvas.drawRoundRect(self.skia.Rect.MakeXYWH(x, y, width, height), radius, radius, self.ink(fill))

    def line(self, x0, y0, x1, y1, width, color, is_round):
        self.canvas.drawLine(x0, y0, x1, y1, self.line_ink(color, width, is_round))

    def curve(self, start, segments, width, color, phase):
        path = self.skia.Path()
        path.moveTo(*start)
        for segment in segments:
            path.cubicTo(*segment)
        paint = self.new_line_ink(color, width, True)
        if phase is not None:
            paint.setPathEffect(self.skia.DashPathEffect.Make([18, 12], phase))
        self.canvas.drawPath(path, paint)

    def text(self, string, x, y, size, color):
        if size not in self.fonts:
            font = self.fonts[size] = self.skia.Font(self.typeface, size)
            font.setHinting(self.skia.FontHinting.kNone)
            font.setEdging(self.skia.Font.Edging.kAntiAlias)
        self.canvas.drawSimpleText(string, x, y, self.fonts[size], self.ink(color))

    def blurred(self, x, y, radius, sigma, color):
        # The mask filter is the faster of Skia's two.
        paint = self.new_ink(color)
        paint.setMaskFilter(self.skia.MaskFilter.MakeBlur(self.skia.kNormal_BlurStyle, sigma))
        self.canvas.drawCircle(x, y, radius, paint)

    def push(self, x, y, angle, scale_x, scale_y):
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(math.degrees(angle))
        self.canvas.scale(scale_x, scale_y)

    def pop(self):
        self.canvas.restore()

    def layer(self, opacity):
        self.canvas.saveLayerAlpha(None, int(opacity * 255 + 0.5))

    def end_layer(self):
        self.canvas.restore()

    def save(self, file):
        self.surface.makeImageSnapshot().save(file, self.skia.kPNG)


class Blend2D(Null):
    """One thread. It has neither dashes nor blurs."""

    skips = ("strokes", "blur")

    def __init__(self):
        self.styles = {}
        import blend2d

        self.bl = blend2d
        self.image = blend2d.BLImage(WIDTH, HEIGHT, blend2d.BLFormat.PRGB32)
        self.context = self.base = blend2d.BLContext(self.image)
        self.over = self.over_image = None
        file = subprocess.check_output(["fc-match", "-f", "%{file}", scenes.FONT], text=True)
        self.face, self.fonts = blend2d.BLFontFace.create_from_file(file), {}

    def style(self, fill):
        style = self.styles.get(fill)
        if style is None:
            style = self.styles[fill] = self.new_style(fill)
        return style

    def new_style(self, fill):
        if not isinstance(fill, (Linear, scenes.Radial)):
            return (fill[0] / 255, fill[1] / 255, fill[2] / 255, fill[3])
        if isinstance(fill, Linear):
            gradient = self.bl.create_linear_gradient(fill.x0, fill.y0, fill.x1, fill.y1)
        else:
            gradient = self.bl.create_radial_gradient(fill.x, fill.y, fill.x, fill.y, fill.radius)
        for at, color in fill.stops:
            gradient.add_stop(at, self.style(color))
        return gradient

    def paint(self, fill):
        self.context.set_fill_style(self.style(fill))
        self.context.fill_all()

    def circle(self, x, y, radius, fill):
        self.context.set_fill_style(self.style(fill))
        self.context.fill_circle(x, y, radius)

    def ring(self, x, y, radius, width, color):
        self.context.stroke_width = width
        self.context.set_stroke_style(self.style(color))
        self.context.stroke_circle(x, y, radius)

    def rounded(self, x, y, width, height, radius, fill):
        path = self.bl.BLPath()
        path.add_round_rect(self.bl.BLRect(x, y, width, height), radius)
        self.context.set_fill_style(self.style(fill))
        self.context.fill_path(path)

    def line(self, x0, y0, x1, y1, width, color, is_round):
        caps = self.bl.BLStrokeCap
        self.context.set_stroke_caps(caps.CAP_ROUND if is_round else caps.CAP_BUTT)
        path = self.bl.BLPath()
        path.move_to(x0, y0)
        path.line_to(x1, y1)
        self.context.stroke_width = width
        self.context.set_stroke_style(self.style(color))
        self.context.stroke_path(path)

    def text(self, string, x, y, size, color):
        if size not in self.fonts:
            self.fonts[size] = self.bl.BLFont.create_new(self.face, size)
        self.context.set_fill_style(self.style(color))
        self.context.fill_text(self.bl.BLPoint(x, y), self.fonts[size], string)

    def push(self, x, y, angle, scale_x, scale_y):
        self.context.save()
        self.context.translate(x, y)
        self.context.rotate(angle)
        self.context.scale(scale_x, scale_y)

    def pop(self):
        self.context.restore()

    def layer(self, opacity):
        if self.over is None:
            self.over_image = self.bl.BLImage(WIDTH, HEIGHT, self.bl.BLFormat.PRGB32)
            self.over = self.bl.BLContext(self.over_image)
        self.context, self.opacity = self.over, opacity
        self.over.clear_all()

    def end_layer(self):
        self.over.flush()
        self.context = self.base
        self.base.global_alpha = self.opacity
        self.base.blit_image(self.bl.BLPoint(0, 0), self.over_image)
        self.base.global_alpha = 1.0

    def finish(self):
        self.context.flush()

    def save(self, file):
        """As an uncompressed PPM, for want of a writer."""
        pixels = self.image.getDataAsNumPy()
        with open(file, "wb") as output:
            output.write(b"P6 %d %d 255\n" % (WIDTH, HEIGHT) + pixels[:, :, :3].tobytes())


PENS = {"script": Null, "skia": Skia, "blend2d": Blend2D}


def main():
    name, scene = sys.argv[1:3]
    draw = scenes.SCENES[scene]
    if name == "record":
        pen, frames = Record(sys.stdout), range(0, scenes.FRAMES, int(sys.argv[3]))
    else:
        pen = PENS[name]()
        if sys.argv[3] == "still":
            draw(int(sys.argv[4]), pen)
            pen.finish()
            return pen.save(sys.argv[5])
        frames = range(0, scenes.FRAMES, int(sys.argv[3]))
        for i in frames[:2]:
            draw(i, pen)
            pen.finish()
    start = time.process_time()
    for i in frames:
        draw(i, pen)
        pen.finish()
    if name != "record":
        print((time.process_time() - start) / len(frames) * 1e3)


if __name__ == "__main__":
    main()
