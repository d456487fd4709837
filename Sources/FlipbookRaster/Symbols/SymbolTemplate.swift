import FlipbookPicture
import Foundation

/// A symbol of an app's own, as a `.symbolset` of a catalogue holds it: an SVG with a group for each weight and scale, and
/// lines for the baseline and the margins.
struct SymbolTemplate: Sendable {
  /// A weight at a scale.
  private struct Variant: Hashable {
    var weight: Int
    var scale: SymbolScale
  }

  /// The names of weights, the lightest first: 100, 200, … 900.
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// The size of the font that the SVG is drawn for, in its units.
  private static let pointSize: CGFloat = 100
  /// Above and below the ink, in ems: 1.0 to 1.7 points at 17 points.
  private static let gap: CGFloat = 0.07

  private var paths: [Variant: Path] = [:]
  private var baselines: [SymbolScale: CGFloat] = [:]
  /// From the margins to the ink, in units: those of the last variant that has lines.
  private var margins: (left: CGFloat, right: CGFloat) = (0, 0)

  /// Nil where no group is named as a weight and a scale.
  init?(svg: String) {
    var groups: [(variant: Variant?, transform: CGAffineTransform)] = []
    var lines: [String: CGPoint] = [:]
    for tag in SVGTags(text: svg) {
      switch tag.name {
      case "/g": _ = groups.popLast()
      case "g":
        let transform = tag["transform"].flatMap(Self.transform) ?? .identity
        let variant = tag["id"].flatMap(Self.variant) ?? groups.last?.variant
        guard !tag.isClosed else { continue }
        groups.append((variant, transform.concatenating(groups.last?.transform ?? .identity)))
      case "path":
        guard let group = groups.last, let variant = group.variant,
          let path = tag["d"].flatMap({ Path(svg: $0) })
        else { continue }
        let own = tag["transform"].flatMap(Self.transform) ?? .identity
        paths[variant, default: Path()].addPath(path.applying(own.concatenating(group.transform)))
      case "line":
        guard let id = tag["id"], let x = tag["x1"].flatMap(Double.init),
          let y = tag["y1"].flatMap(Double.init)
        else { continue }
        lines[id] = CGPoint(x: x, y: y)
      default: continue
      }
    }
    guard !paths.isEmpty else { return nil }
    for (letter, scale) in Self.scales {
      baselines[scale] = lines["Baseline-\(letter)"]?.y
      for (index, weight) in Self.weights.enumerated() {
        let name = "\(weight)-\(letter)"
        guard let left = lines["left-margin-\(name)"], let right = lines["right-margin-\(name)"],
          let ink = paths[Variant(weight: (index + 1) * 100, scale: scale)]?.boundingRect
        else { continue }
        margins = (ink.minX - left.x, right.x - ink.maxX)
      }
    }
  }

  private static let scales: [(String, SymbolScale)] = [("S", .small), ("M", .medium), ("L", .large)]

  private static func variant(_ id: String) -> Variant? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, let weight = weights.firstIndex(of: String(parts[0])),
      let scale = scales.first(where: { $0.0 == parts[1] })?.1
    else { return nil }
    return Variant(weight: (weight + 1) * 100, scale: scale)
  }

  /// `matrix(a b c d x y)` or `translate(x y)`.
  private static func transform(_ text: String) -> CGAffineTransform? {
    let parts = text.split { "(), ".contains($0) }
    let numbers = parts.dropFirst().compactMap { Double($0) }
    switch (parts.first, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2):
      return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    default: return nil
    }
  }

  /// The symbol for a font: of the nearest weight, and of its scale or grown from another.
  ///
  /// - Parameters:
  ///   - weight: 100…900.
  ///   - size: The font's, in points.
  func outline(weight: Int, scale: SymbolScale, size: CGFloat) -> SymbolOutline? {
    /// No two variants have the same.
    func distance(_ variant: Variant) -> (Int, Int, Int) {
      let other = variant.scale == .medium ? 1 : variant.scale == .small ? 2 : 3
      return (variant.scale == scale ? 0 : other, abs(variant.weight - weight), variant.weight)
    }
    // Any order: no two variants are equally far.
    guard let nearest = paths.min(by: { distance($0.key) < distance($1.key) }) else { return nil }
    let unit = size / Self.pointSize * scale.factor / nearest.key.scale.factor
    let ink = nearest.value.boundingRect
    guard !ink.isNull, unit > 0, unit.isFinite else { return nil }
    let gap = Self.gap * Self.pointSize
    let (left, top) = (ink.minX - margins.left, ink.minY - gap)
    let baseline = baselines[nearest.key.scale] ?? ink.maxY
    let shown = CGAffineTransform(translationX: -left, y: -top)
      .concatenating(CGAffineTransform(scaleX: unit, y: unit))
    return SymbolOutline(
      path: nearest.value.applying(shown),
      size: CGSize(
        width: (ink.width + margins.left + margins.right) * unit, height: (ink.height + 2 * gap) * unit),
      baseline: (baseline - top) * unit)
  }
}
