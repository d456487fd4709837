import FlipbookPicture
import Foundation

/// Makes shapes of recipes.
struct SymbolRenderer {
  /// The width of drawn lines, in ems.
  let line: CGFloat

  /// - Parameter weight: On the OpenType scale, 100…900.
  init(weight: Int) { line = Self.lineWidth(weight: weight) }

  private init(line: CGFloat) { self.line = line }

  /// As wide as the lines of Apple's symbols at each weight, near enough.
  static func lineWidth(weight: Int) -> CGFloat {
    let widths: [CGFloat] = [0.03, 0.046, 0.066, 0.086, 0.1, 0.113, 0.13, 0.15, 0.17]
    let position = min(max(CGFloat(weight) / 100 - 1, 0), 8)
    let index = min(Int(position), 7)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }

  /// The icons' grid of 24 has circles of 20 across; drawn frames have a diameter of one em.
  private static let iconScale: CGFloat = 1.2

  /// The shape, solid parts clockwise on screen; nil when an icon font lacks the icon.
  func contours(_ recipe: SymbolRecipe) -> Contours? {
    switch recipe {
    case .material(let name): return icon(.material, name)
    case .designIcon(let name): return icon(.designIcons, name)
    case .sketch(let notation): return SymbolSketch(notation).contours(line: line)
    case .letters(let text): return letters(text)
    case .frame(let frame, let isFilled): return isFilled ? frame.solid : frame.outline(width: frameLine)
    case .framed(let inner, let frame, let isFilled): return framed(inner, frame, isFilled)
    case .placed(let inner, let rect): return placed(inner, rect, thickness: 1)
    case .contour(let inner):
      guard let solid = contours(inner) else { return nil }
      // The pen runs along the edge; a smaller copy keeps the outside where it was.
      let bounds = solid.path.boundingRect
      let factor = max(0.5, 1 - line * 0.85 / max(bounds.width, bounds.height, 0.1))
      let smaller = solid.transformed(
        CGAffineTransform(
          a: factor, b: 0, c: 0, d: factor, tx: bounds.midX * (1 - factor), ty: bounds.midY * (1 - factor)))
      let style = StrokeStyle(lineWidth: line * 0.85, lineCap: .round, lineJoin: .round)
      return Contours(smaller.path.strokedPath(style))
    case .silhouette(let inner): return contours(inner)?.silhouette
    case .slashed(let inner): return contours(inner).map(slashed)
    case .badged(let inner, let badge): return badged(inner, badge)
    case .dotted(let inner): return contours(inner).map(dotted)
    case .turned(let inner, let degrees):
      return contours(inner)?.transformed(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    case .mirrored(let inner):
      return contours(inner)?.transformed(CGAffineTransform(scaleX: -1, y: 1)).clockwise
    case .combined(let parts):
      let shapes = parts.map { contours($0)?.clockwise }
      guard !shapes.contains(where: { $0 == nil }) else { return nil }
      return shapes.reduce(Contours([])) { $0 + ($1 ?? Contours([])) }
    case .scaled(let inner, let factor):
      let thicker = SymbolRenderer(line: line / factor)
      return thicker.contours(inner)?.transformed(CGAffineTransform(scaleX: factor, y: factor))
    }
  }

  private var frameLine: CGFloat { line * 0.9 }

  private func icon(_ font: IconFont, _ name: String) -> Contours? {
    font.contours(named: name)?.transformed(CGAffineTransform(scaleX: Self.iconScale, y: Self.iconScale))
  }

  private func letters(_ text: String) -> Contours? {
    guard let face = ResolvedFont(FontDescriptor(weight: 600))?.face.postScriptName,
      let file = GlyphStore.shared.file(face)
    else { return nil }
    var x: CGFloat = 0
    var result = Contours([])
    for scalar in text.unicodeScalars {
      guard let glyph = file.glyph(for: scalar) else { return nil }
      if let outline = file.outline(of: glyph) {
        let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0)
        result = result + Contours(outline.path).transformed(move)
      }
      x += file.advance(of: glyph)
    }
    let bounds = result.path.boundingRect
    guard !bounds.isNull else { return nil }
    // Letters keep their places above and below the line; the middle is that of capitals.
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -bounds.midX, ty: file.metrics.capHeight / 2)
    return result.transformed(move).clockwise
  }

  /// A symbol in a rectangle, whose drawn lines stay as wide as others; with proportions of its own where those differ much.
  ///
  /// - Parameter thickness: The factor of the lines' width.
  private func placed(_ inner: SymbolRecipe, _ rect: CGRect, thickness: CGFloat) -> Contours? {
    guard let natural = contours(inner)?.path.boundingRect, natural.width > 0, natural.height > 0 else {
      return nil
    }
    let factor = min(rect.width / natural.width, rect.height / natural.height)
    guard let content = SymbolRenderer(line: line / factor * thickness).contours(inner) else { return nil }
    let bounds = content.path.boundingRect
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    var (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    if max(x, y) > 1.3 * min(x, y) { (x, y) = (min(x, y), min(x, y)) }
    return content.transformed(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.midX - bounds.midX * x, ty: rect.midY - bounds.midY * y))
  }

  private func framed(_ inner: SymbolRecipe, _ frame: SymbolFrame, _ isFilled: Bool) -> Contours? {
    if case .placed(let content, let rect) = inner {
      return placed(content, rect, thickness: isFilled ? 0.95 : 0.85).map { around($0, frame, isFilled) }
    }
    guard let natural = contours(inner) else { return nil }
    let bounds = natural.path.boundingRect
    let factor = min(0.72, frame.room / max(bounds.width, bounds.height, 0.01))
    // Drawn lines stay as wide as the frame's, whatever the scale.
    let thick = SymbolRenderer(line: line / factor * (isFilled ? 0.95 : 0.85))
    guard let content = thick.contours(inner) else { return nil }
    let middle = content.path.boundingRect
    let isText = if case .letters = inner { true } else { false }
    let move = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: frame.center.x - middle.midX * factor,
      ty: frame.center.y - (isText ? 0 : middle.midY) * factor)
    return around(content.transformed(move), frame, isFilled)
  }

  /// A sign with its frame: cut out of a filled one, drawn in another.
  private func around(_ sign: Contours, _ frame: SymbolFrame, _ isFilled: Bool) -> Contours {
    isFilled ? frame.solid + sign.clockwise.reversed : frame.outline(width: frameLine) + sign.clockwise
  }

  private func slashed(_ content: Contours) -> Contours {
    let bounds = content.path.boundingRect
    let reach = max(0.42, max(bounds.width, bounds.height) / 2 - 0.04)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let normal = CGPoint(x: 0.5.squareRoot(), y: -(0.5.squareRoot()))
    let middle = center.x * normal.x + center.y * normal.y
    let gap = line / 2 + 0.05
    let right = content.clipped(
      normal: CGPoint(x: -normal.x, y: -normal.y), offset: -(middle + gap))
    let left = content.clipped(normal: normal, offset: middle - gap)
    let slash = StrokeGraph([
      [
        CGPoint(x: center.x - reach, y: center.y - reach), CGPoint(x: center.x + reach, y: center.y + reach),
      ]
    ])
    return left + right + slash.outline(width: line)
  }

  private func badged(_ inner: SymbolRecipe, _ badge: SymbolBadge) -> Contours? {
    guard var content = contours(inner) else { return nil }
    if let ink = badge.baseInk {
      content = content.transformed(SymbolFit(content.path.boundingRect, to: ink, line: line).transform)
    }
    let scale = SymbolBadge.diameter
    let small = SymbolRenderer(line: line / scale * 0.8)
    guard let sign = small.contours(.framed(badge.sign, badge.frame, isFilled: true)) else { return nil }
    let center = badge.center(on: content.path.boundingRect)
    let move = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y)
    let hole = scale / 2 + SymbolBadge.gap
    return content.subtracting(discAt: center, radius: hole) + sign.transformed(move)
  }

  private func dotted(_ content: Contours) -> Contours {
    let bounds = content.path.boundingRect
    let (radius, gap): (CGFloat, CGFloat) = (0.17, 0.065)
    let center = CGPoint(x: bounds.maxX - 0.22, y: bounds.minY + radius)
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return content.subtracting(discAt: center, radius: radius + gap)
      + Contours(Path(ellipseIn: disc)).clockwise
  }
}
