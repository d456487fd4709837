import Foundation

/// A badge at a corner of a symbol: a small solid frame with a sign cut out of it. Lengths are in ems.
///
/// The measured size of a whole symbol takes in the ring that is cut out around its badge, so that it says where the
/// badge is: a symbol with a circle is 0.252 wider and 0.072 higher than the circle (docs/fidelity.md).
struct SymbolBadge: Equatable, Sendable {
  enum Corner {
    case topLeft, topRight, bottomLeft, bottomRight

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
  }

  /// The sign in the badge.
  var sign: SymbolRecipe
  var frame: SymbolFrame
  var corner = Corner.bottomRight
  /// The ink of the symbol without its badge; nil where it isn't known.
  var baseInk: CGSize?
  /// The ink of the whole, with the ring; nil where it wasn't measured.
  var wholeInk: CGSize?

  /// Of a badge; the width of its frame.
  static let diameter: CGFloat = 0.503
  /// Between a badge and its symbol.
  static let gap: CGFloat = 0.07

  /// The ring's reach past the symbol, to the side and up or down, where the whole wasn't measured: that of most symbols.
  private static let reach = CGSize(width: 0.276, height: 0.159)

  /// The symbols whose badge is at another corner than the bottom right one, by that of SF Symbols' drawings.
  private static let corners: [String: Corner] = {
    let names: [(Corner, String)] = [
      (.topLeft, "airplayaudio airplayvideo at car.window.left cursorarrow.click text truck.box tv"),
      (
        .topRight,
        "car.window.right cart engine.combustion folder lightbulb.min square.grid.3x1.folder steeringwheel visionpro"
      ),
      (
        .bottomLeft,
        """
        apps.iphone bag doc externaldrive gauge.with.dots.needle.bottom.50percent globe hourglass livephoto macwindow \
        person.crop.circle person.crop.rectangle phone rectangle rectangle.center.inset.filled rectangle.portrait \
        rectangle.stack square square.stack.3d.up video waveform.path
        """
      ),
    ]
    var corners: [String: Corner] = [:]
    for (corner, list) in names {
      for name in list.split(separator: " ") { corners[String(name)] = corner }
    }
    return corners
  }()

  /// Where the badge of a symbol is.
  ///
  /// - Parameter base: The symbol's name without the badge.
  static func corner(of base: String) -> Corner {
    corners[base.removing(suffix: ".fill") ?? base] ?? .bottomRight
  }

  /// The middle of the badge on a symbol in its final size.
  func center(on content: CGRect) -> CGPoint {
    var reach = Self.reach
    if let wholeInk {
      let base = baseInk ?? content.size
      reach = CGSize(width: wholeInk.width - base.width, height: wholeInk.height - base.height)
    }
    let inset = Self.gap + Self.diameter / 2
    let (x, y) = (inset - reach.width, inset - reach.height)
    return CGPoint(
      x: corner.isLeft ? content.minX + x : content.maxX - x,
      y: corner.isTop ? content.minY + y : content.maxY - y)
  }

  /// The box of a symbol with its ring.
  ///
  /// - Parameters:
  ///   - ink: The shape's bounds.
  ///   - size: The box's.
  static func box(around ink: CGRect, _ size: CGSize, _ corner: Corner) -> CGRect {
    // A shape of other proportions stands in the middle of the rest.
    let x = max(0, size.width - ink.width - gap) / 2
    let y = max(0, size.height - ink.height - gap) / 2
    return CGRect(
      x: corner.isLeft ? ink.maxX + x - size.width : ink.minX - x,
      y: corner.isTop ? ink.maxY + y - size.height : ink.minY - y,
      width: size.width, height: size.height)
  }
}

extension SymbolRecipe {
  /// The corner that a badge is at; nil for a symbol without one.
  var badgeCorner: SymbolBadge.Corner? {
    if case .badged(_, let badge) = self { badge.corner } else { nil }
  }
}
