import FlipbookDrawing
import FlipbookTestSupport
import Foundation

@testable import FlipbookRaster

/// A font whose glyphs are boxes: number n is n/10 of an em wide and 0.7 high, 0 is blank, 99 is a red and blue picture.
struct BoxGlyphs: GlyphSource {
  func outline(font: String, glyph: UInt32) -> GlyphOutline? {
    if glyph == 0 || glyph == 99 { return nil }
    let rect = CGRect(x: 0, y: -0.7, width: Double(glyph) / 10, height: 0.7)
    return GlyphOutline(path: Path(rect), bounds: rect)
  }

  func coloredGlyph(font: String, glyph: UInt32, pixelSize: CGFloat) -> ColoredGlyph? {
    guard glyph == 99 else { return nil }
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xffff_0000, 0xff00_00ff])
    return ColoredGlyph(bitmap: bitmap, rect: CGRect(x: 0, y: -1, width: 1, height: 1))
  }
}

enum Fixture {
  static let size = CGSize(width: 150, height: 110)
  static let area = CGRect(origin: .zero, size: size)

  static func item(
    _ content: DisplayItem.Content, transform: CGAffineTransform = .identity, opacity: Double = 1,
    blendMode: GraphicsContext.BlendMode = .normal, clip: ClipChain? = nil, filters: [FilterStage] = [],
    canvas: CGRect = area
  ) -> DisplayItem {
    DisplayItem(
      content: content, transform: transform, opacity: opacity, blendMode: blendMode, clip: clip,
      filters: filters, canvas: canvas)
  }

  static func fill(
    _ path: Path, _ paint: Paint, transform: CGAffineTransform = .identity, opacity: Double = 1,
    blendMode: GraphicsContext.BlendMode = .normal, clip: ClipChain? = nil
  ) -> DisplayItem {
    item(
      .fill(path, paint, FillStyle()), transform: transform, opacity: opacity, blendMode: blendMode,
      clip: clip)
  }

  static func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { fill(Path(rect), .color(color)) }

  static func layer(_ items: [DisplayItem]) -> DisplayItem.Content { .layer(DisplayLayer(items: items)) }

  static func clip(
    _ path: Path, parent: ClipChain? = nil, isInverse: Bool = false, transform: CGAffineTransform = .identity
  ) -> ClipChain {
    ClipChain(
      parent: parent, shape: .path(path, FillStyle(), transform), isInverse: isInverse, canvas: area)
  }

  static func list(_ items: [DisplayItem], background: RGBA = .clear, size: CGSize = size) -> DisplayList {
    DisplayList(size: size, background: background, items: items)
  }

  static func canvas(scale: Double = 1) throws -> RasterCanvas {
    try RasterCanvas(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale, glyphs: BoxGlyphs())
  }

  static func paint(_ items: [DisplayItem], background: RGBA = .clear, scale: Double = 1) throws -> Bitmap {
    let canvas = try canvas(scale: scale)
    canvas.paint(list(items, background: background))
    return canvas.makeBitmap()
  }

  /// A line of box glyphs at size 10, baseline at 10, in the paint's colour or its own.
  static func text(_ glyphs: [UInt32], color: RGBA? = nil, step: CGFloat = 11.3) -> TextLayout {
    let placed = glyphs.enumerated().map {
      TextLayout.Glyph(index: $0.element, position: CGPoint(x: CGFloat($0.offset) * step, y: 10))
    }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(glyphs.count) * step + 10, height: 12)
    let run = TextLayout.Run(
      font: "Box", size: 10, glyphs: placed, color: color, isColored: glyphs.contains(99), bounds: bounds)
    let line = TextLayout.Line(runs: [run], baseline: 10, bounds: bounds, ascent: 10, descent: 2)
    return TextLayout(lines: [line], size: bounds.size, isTruncated: false)
  }

  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

/// Draws random items of every kind.
struct RandomItems {
  var random: SeededNumbers
  /// Whether some are frosted glass.
  let hasGlass: Bool

  init(seed: UInt64, hasGlass: Bool = false) {
    random = SeededNumbers(seed: seed)
    self.hasGlass = hasGlass
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  mutating func chance(_ part: Double) -> Bool { number(0...1) < part }

  mutating func point() -> CGPoint { CGPoint(x: number(-20...170), y: number(-20...130)) }

  mutating func color() -> RGBA {
    RGBA(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: chance(0.3) ? 1 : Float(number(0...1)))
  }

  mutating func rect() -> CGRect {
    let rect = CGRect(origin: point(), size: CGSize(width: number(1...80), height: number(1...60)))
    return chance(0.3) ? rect.integral : rect
  }

  mutating func path() -> Path {
    switch Int(number(0...3.99)) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerSize: CGSize(width: number(1...9), height: number(1...9)))
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<Int(number(1...4)) {
        if chance(0.5) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      return path
    }
  }

  mutating func paint() -> Paint {
    if hasGlass && chance(0.2) {
      return .backdrop(
        BackdropPaint(
          blurRadius: chance(0.2) ? 0 : number(0...9), saturation: chance(0.5) ? 1 : number(0...2),
          tint: color()))
    }
    if chance(0.5) { return .color(color()) }
    if chance(0.15) {
      return .tiledImage(
        TiledImagePaint(
          bitmap: bitmap(), source: CGRect(x: 0, y: 0, width: 5, height: 4), origin: point(),
          tileSize: CGSize(width: number(2...20), height: number(2...20))))
    }
    let ramp = GradientRamp(stops: [
      .init(color: color(), location: 0), .init(color: color(), location: number(0...1)),
      .init(color: color(), location: 1),
    ])
    let extend = [GradientPaint.Extend.pad, .repeat, .mirror][Int(number(0...2.99))]
    let geometry: GradientPaint.Geometry
    switch Int(number(0...2.99)) {
    case 0: geometry = .linear(start: point(), end: point())
    case 1:
      geometry = .radial(
        center: point(), startRadius: number(0...20), endRadius: number(0...90), transform: .identity)
    default:
      geometry = .conic(center: point(), startAngle: number(-4...4), endAngle: number(-4...9))
    }
    return .gradient(GradientPaint(ramp: ramp, geometry: geometry, extend: extend))
  }

  mutating func bitmap() -> Bitmap {
    var random = random
    let pixels = (0..<20).map { _ in BlendKernelTests.pixel(&random) }
    self.random = random
    return Bitmap(width: 5, height: 4, pixels: pixels)
  }

  mutating func transform() -> CGAffineTransform {
    if chance(0.4) { return .identity }
    let move = CGAffineTransform(translationX: number(-30...30), y: number(-30...30))
    if chance(0.4) { return move }
    return CGAffineTransform(rotationAngle: number(-1...1))
      .concatenating(CGAffineTransform(scaleX: number(-1.5...1.5), y: number(0.3...1.5))).concatenating(move)
  }

  mutating func clip(depth: Int) -> ClipChain? {
    if chance(0.6) { return nil }
    let parent = chance(0.3) ? Fixture.clip(Path(rect())) : nil
    if depth > 0 && chance(0.2) {
      let layer = DisplayLayer(items: [item(depth: depth - 1), item(depth: depth - 1)])
      return ClipChain(
        parent: parent, shape: .layer(layer, opacity: number(0...1)), isInverse: chance(0.3),
        canvas: Fixture.area)
    }
    return Fixture.clip(path(), parent: parent, isInverse: chance(0.2), transform: transform())
  }

  mutating func filters() -> [FilterStage] {
    guard chance(0.15) else { return [] }
    if chance(0.25) {
      return [
        FilterStage(
          kind: .projection(
            ProjectionTests.turned(number(-80...80), distance: number(40...200), tilt: number(-30...30))),
          transform: chance(0.5) ? .identity : transform())
      ]
    }
    let kinds: [FilterStage.Kind] = [
      .blur(radius: number(0...14), GraphicsContext.BlurOptions()), .saturation(number(0...2)),
      .shadow(
        color(), radius: number(0...5), offset: CGSize(width: number(-9...9), height: number(-9...9)),
        .normal,
        GraphicsContext.ShadowOptions(rawValue: UInt32(number(0...3.99)))),
      .alphaThreshold(min: number(0...1), max: 1, color()),
    ]
    return (0..<2).map { _ in
      FilterStage(kind: kinds[Int(number(0...3.99))], transform: .identity)
    }
  }

  mutating func item(depth: Int = 2) -> DisplayItem {
    let content: DisplayItem.Content
    switch Int(number(0...9.99)) {
    case 0...3: content = .fill(path(), paint(), FillStyle(eoFill: chance(0.3), antialiased: chance(0.9)))
    case 4, 5:
      content = .stroke(
        path(), paint(),
        StrokeStyle(
          lineWidth: number(0.2...9), lineCap: chance(0.5) ? .round : .square,
          lineJoin: chance(0.5) ? .round : .miter, dash: chance(0.3) ? [7, 4] : []))
    case 6:
      let glyphs = (0..<4).map { _ in chance(0.2) ? 99 : UInt32(number(0...9)) }
      content = .text(
        Fixture.text(glyphs, color: chance(0.3) ? color() : nil), origin: point(), paint())
    case 7:
      content = .image(
        ImageDrawing(
          bitmap: bitmap(), source: CGRect(x: 0, y: 0, width: 5, height: 4), destination: rect(),
          interpolation: [.none, .low, .medium, .high][Int(number(0...3.99))],
          tint: chance(0.2) ? paint() : nil))
    default:
      if depth == 0 {
        content = .fill(path(), paint(), FillStyle())
      } else {
        content = Fixture.layer((0..<3).map { _ in item(depth: depth - 1) })
      }
    }
    let mode =
      chance(0.6)
      ? .normal : GraphicsContext.BlendMode(rawValue: Int32(number(0...27.99)))
    return Fixture.item(
      content, transform: transform(), opacity: chance(0.6) ? 1 : number(0...1), blendMode: mode,
      clip: clip(depth: depth), filters: filters())
  }
}
