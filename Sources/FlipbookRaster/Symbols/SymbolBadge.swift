import Foundation

/// A badge at the corner of a symbol: a small solid frame with a sign cut out of it. Lengths are in ems.
///
/// The measured size of a whole symbol takes in the ring that is cut out around its badge, so that it says where the
/// badge is: a symbol with a circle is 0.252 wider and 0.072 higher than the circle (docs/fidelity.md).
struct SymbolBadge: Equatable, Sendable {
  enum Corner { case bottomLeft, bottomRight }

  /// The sign in the badge.
  var sign: SymbolRecipe
  var frame: SymbolFrame
  /// The ink of the symbol without its badge; nil where it isn't known.
  var baseInk: CGSize?
  /// The ink of the whole, with the ring; nil where it wasn't measured.
  var wholeInk: CGSize?

  /// The badge of a symbol that is drawn from right to left.
  var mirrored: SymbolBadge {
    var badge = self
    badge.sign = .mirrored(sign)
    return badge
  }

  /// Of a badge; the width of its frame.
  static let diameter: CGFloat = 0.503
  /// Between a badge and its symbol.
  static let gap: CGFloat = 0.07

  /// The ring's reach past the symbol, right and below, where the whole wasn't measured: that of most symbols.
  private static let reach = CGSize(width: 0.276, height: 0.159)

  /// Whether the badge of a symbol is at its left.
  static func isAtLeft(of base: String) -> Bool { base.hasPrefix("person.crop.circle") }

  /// The middle of the badge on a symbol in its final size.
  func center(on content: CGRect) -> CGPoint {
    var reach = Self.reach
    if let baseInk, let wholeInk {
      reach = CGSize(width: wholeInk.width - baseInk.width, height: wholeInk.height - baseInk.height)
    }
    let inset = Self.gap + Self.diameter / 2
    return CGPoint(x: content.maxX + reach.width - inset, y: content.maxY + reach.height - inset)
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
      x: corner == .bottomRight ? ink.minX - x : ink.maxX + x - size.width, y: ink.minY - y,
      width: size.width,
      height: size.height)
  }
}

extension SymbolRecipe {
  /// The corner that a badge is at; nil for a symbol without one.
  var badgeCorner: SymbolBadge.Corner? {
    switch self {
    case .badged: .bottomRight
    case .mirrored(let inner): inner.badgeCorner.map { $0 == .bottomRight ? .bottomLeft : .bottomRight }
    default: nil
    }
  }
}
