import Flipbook

/// A chart of what a stroke and a blend mode can be: every cap, join, dash and blend mode, with its name.
///
///     flipbook still scenes/Shapes.swift -o output/Shapes.png --scale 2
struct Shapes: Clip {
  var size: CGSize { CGSize(width: 1280, height: 800) }
  var duration: TimeInterval { 4 }
  var background: Color { Self.paper }

  private static let paper = Color(red: 0.975, green: 0.97, blue: 0.955)
  private static let ink = Color(red: 0.13, green: 0.14, blue: 0.2)
  private static let quiet = Color(red: 0.45, green: 0.46, blue: 0.52)
  private static let coral = Color(red: 0.96, green: 0.4, blue: 0.32)
  private static let blue = Color(red: 0.16, green: 0.45, blue: 0.92)
  private static let green = Color(red: 0.06, green: 0.62, blue: 0.47)

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    // The chart is laid out for 1280 × 800 and fitted to any size.
    let scale = min(size.width / 1280, size.height / 800)
    context.translateBy(x: (size.width - 1280 * scale) / 2, y: (size.height - 800 * scale) / 2)
    context.scaleBy(x: scale, y: scale)
    let phase = time / duration
    heading("Caps", at: CGPoint(x: 56, y: 52), in: context)
    drawCaps(in: context)
    heading("Joins", at: CGPoint(x: 56, y: 262), in: context)
    drawJoins(in: context, phase: phase)
    heading("Dashes", at: CGPoint(x: 56, y: 476), in: context)
    drawDashes(in: context, phase: phase)
    heading("Blend modes", at: CGPoint(x: 508, y: 52), in: context)
    drawBlendModes(in: context, phase: phase)
  }

  // MARK: Strokes

  private func drawCaps(in context: GraphicsContext) {
    for (index, (cap, name)) in [(CGLineCap.butt, "butt"), (.round, "round"), (.square, "square")]
      .enumerated()
    {
      let y = 92 + 46 * Double(index)
      let line = Self.polyline([CGPoint(x: 84, y: y), CGPoint(x: 330, y: y)])
      context.stroke(
        line, with: .color(Self.coral), style: StrokeStyle(lineWidth: 26, lineCap: cap))
      context.stroke(line, with: .color(Self.ink), lineWidth: 1.5)
      for x in [84.0, 330] {
        context.fill(Path(ellipseIn: CGRect(x: x - 4, y: y - 4, width: 8, height: 8)), with: .color(Self.ink))
      }
      label(name, at: CGPoint(x: 366, y: y), anchor: .leading, in: context)
    }
  }

  private func drawJoins(in context: GraphicsContext, phase: Double) {
    let joins: [(CGLineJoin, String)] = [(.miter, "miter"), (.round, "round"), (.bevel, "bevel")]
    let lift = 36 + 24 * cos(2 * .pi * phase)
    for (index, (join, name)) in joins.enumerated() {
      let x = 84 + 132 * Double(index)
      let corner = Self.polyline([
        CGPoint(x: x, y: 396), CGPoint(x: x + 42, y: 396 - lift - 20), CGPoint(x: x + 84, y: 396),
      ])
      context.stroke(
        corner, with: .color(Self.blue),
        style: StrokeStyle(lineWidth: 24, lineCap: .round, lineJoin: join))
      context.stroke(corner, with: .color(.white), lineWidth: 1.5)
      label(name, at: CGPoint(x: x + 42, y: 428), in: context)
    }
  }

  private func drawDashes(in context: GraphicsContext, phase: Double) {
    let dashes: [(StrokeStyle, String)] = [
      (StrokeStyle(lineWidth: 6), "solid"),
      (StrokeStyle(lineWidth: 6, dash: [18]), "18"),
      (StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]), "0, 12  round"),
      (StrokeStyle(lineWidth: 6, dash: [24, 8, 4, 8]), "24, 8, 4, 8"),
      (StrokeStyle(lineWidth: 6, lineCap: .round, dash: [22, 14]), "22, 14  round"),
      (StrokeStyle(lineWidth: 6, lineCap: .square, dash: [10, 20]), "10, 20  square"),
    ]
    for (index, (style, name)) in dashes.enumerated() {
      let y = 512 + 30 * Double(index)
      var style = style
      // Whole periods in the length of the clip, so that the film can be looped.
      let period = style.dash.reduce(0, +) * (style.dash.count == 1 ? 2 : 1)
      style.dashPhase = -phase * period * 4
      context.stroke(
        Self.polyline([CGPoint(x: 84, y: y), CGPoint(x: 330, y: y)]), with: .color(Self.green), style: style)
      label(name, at: CGPoint(x: 366, y: y), anchor: .leading, in: context)
    }
    var wave = Path()
    wave.move(to: CGPoint(x: 84, y: 722))
    for index in 0..<3 {
      let x = 84 + 126 * Double(index)
      wave.addCurve(
        to: CGPoint(x: x + 126, y: 722), control1: CGPoint(x: x + 50, y: 662),
        control2: CGPoint(x: x + 76, y: 782))
    }
    context.stroke(
      wave,
      with: .linearGradient(
        Gradient(colors: [Self.coral, Self.blue, Self.green]), startPoint: CGPoint(x: 84, y: 0),
        endPoint: CGPoint(x: 462, y: 0)),
      style: StrokeStyle(
        lineWidth: 10, lineCap: .round, lineJoin: .round, dash: [20, 16], dashPhase: -phase * 144))
  }

  // MARK: Blend modes

  private static let modes: [(GraphicsContext.BlendMode, String)] = [
    (.normal, "normal"), (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"),
    (.darken, "darken"), (.lighten, "lighten"), (.colorDodge, "colorDodge"), (.colorBurn, "colorBurn"),
    (.softLight, "softLight"), (.hardLight, "hardLight"), (.difference, "difference"),
    (.exclusion, "exclusion"),
    (.hue, "hue"), (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"),
    (.clear, "clear"), (.copy, "copy"), (.sourceIn, "sourceIn"), (.sourceOut, "sourceOut"),
    (.sourceAtop, "sourceAtop"), (.destinationOver, "destinationOver"), (.destinationIn, "destinationIn"),
    (.destinationOut, "destinationOut"), (.destinationAtop, "destinationAtop"), (.xor, "xor"),
    (.plusDarker, "plusDarker"), (.plusLighter, "plusLighter"),
  ]

  private func drawBlendModes(in context: GraphicsContext, phase: Double) {
    for (index, (mode, name)) in Self.modes.enumerated() {
      var cell = context
      cell.translateBy(x: 508 + 104 * Double(index % 7), y: 84 + 164 * Double(index / 7))
      let box = Path(roundedRect: CGRect(x: 0, y: 0, width: 88, height: 112), cornerRadius: 14)
      cell.fill(box, with: .color(.white))
      var inside = cell
      inside.clip(to: box)
      // What a mode does to transparent places shows only in a layer of its own.
      inside.drawLayer { layer in
        layer.fill(
          Path(CGRect(x: 0, y: 0, width: 88, height: 78)),
          with: .linearGradient(
            Gradient(colors: [
              Color(red: 1, green: 0.72, blue: 0.2), Color(red: 0.93, green: 0.25, blue: 0.5),
            ]),
            startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 88, y: 78)))
        layer.blendMode = mode
        let sway = 9 * sin(2 * .pi * (phase + Double(index) / 28))
        layer.fill(
          Path(ellipseIn: CGRect(x: 16 + sway, y: 34, width: 56, height: 56)),
          with: .linearGradient(
            Gradient(colors: [
              Color(red: 0.15, green: 0.8, blue: 0.95), Color(red: 0.22, green: 0.25, blue: 0.85),
            ]),
            startPoint: CGPoint(x: 0, y: 34), endPoint: CGPoint(x: 0, y: 90)))
      }
      cell.stroke(box, with: .color(Self.ink.opacity(0.14)), lineWidth: 1)
      label(name, at: CGPoint(x: 44, y: 127), size: 11, in: cell)
    }
  }

  // MARK: Helpers

  private func heading(_ text: String, at point: CGPoint, in context: GraphicsContext) {
    context.draw(
      Text(verbatim: text).font(.system(size: 21, weight: .bold)).foregroundColor(Self.ink), at: point,
      anchor: .leading)
  }

  private func label(
    _ text: String, at point: CGPoint, anchor: UnitPoint = .center, size: Double = 13,
    in context: GraphicsContext
  ) {
    context.draw(
      Text(verbatim: text).font(.system(size: size, weight: .medium)).foregroundColor(Self.quiet), at: point,
      anchor: anchor)
  }

  private static func polyline(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }
}
