import Foundation

/// The picture behind a shape, blurred and tinted: frosted glass. Where nothing is changed, the picture so
/// far.
///
/// Behind a shape is all that was drawn before it within the shape's bounds, in its own layer and behind that; at the edges
/// of the bounds and of the picture the last pixels go on. So nothing beside the shape shines through it.
public struct BackdropPaint: Sendable, Equatable {
  /// The standard deviation of the blur, in points of the item's user space; 0 for none.
  public var blurRadius: CGFloat
  /// 0 for grey, 1 for no change.
  public var saturation: Double
  /// The colour over it.
  public var tint: RGBA

  /// The picture so far as it is.
  public static let plain = BackdropPaint(blurRadius: 0, saturation: 1, tint: .clear)

  /// Makes a paint that shows the picture behind.
  ///
  /// - Parameters:
  ///   - blurRadius: Numbers below 0 and those that are none count as 0.
  public init(blurRadius: CGFloat, saturation: Double = 1, tint: RGBA = .clear) {
    self.blurRadius = blurRadius > 0 ? blurRadius : 0
    self.saturation = saturation.isFinite ? saturation : 1
    self.tint = tint
  }

  package func hash(into hasher: inout ContentHasher) {
    hasher.combine(Double(blurRadius))
    hasher.combine(saturation)
    tint.hash(into: &hasher)
  }

  /// How far around a shape it looks, in points of list space.
  func reach(_ transform: CGAffineTransform) -> CGFloat {
    guard blurRadius > 0, transform.isFinite else { return 0 }
    let x = (transform.a * transform.a + transform.c * transform.c).squareRoot()
    let y = (transform.b * transform.b + transform.d * transform.d).squareRoot()
    // Blurs of a smaller picture see two of its pixels more.
    return min(Self.mostReach, blurRadius * (FilterStage.gaussianReach + 2) * max(x, y) + 2)
  }

  private static let mostReach: CGFloat = 1e5
}

extension Paint {
  fileprivate func backdropReach(_ transform: CGAffineTransform) -> CGFloat? {
    if case .backdrop(let backdrop) = self { return backdrop.reach(transform) }
    return nil
  }
}

extension DisplayItem.Content {
  /// How far around itself the content reads its backdrop, in points of list space; nil when it doesn't.
  func backdropReach(_ transform: CGAffineTransform) -> CGFloat? {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .text(_, _, let paint):
      paint.backdropReach(transform)
    case .image(let image): image.tint?.backdropReach(transform)
    case .sprites: nil
    case .layer(let layer): layer.backdropReach
    }
  }
}

extension DisplayItem {
  /// The part of list space that has to be known behind the item so that a rectangle of the picture can be
  /// painted.
  package func backdrop(of rect: CGRect) -> CGRect {
    guard let backdropReach else { return rect }
    let own = rect.overlap(with: bounds)
    if own.isNull { return rect }
    guard filters.isEmpty else {
      let seen = filters.reversed().reduce(own) { $1.source(of: $0) }
      return rect.union(own.union(seen).insetBy(dx: -backdropReach, dy: -backdropReach))
    }
    if case .layer(let layer) = content { return rect.union(layer.backdrop(of: own)) }
    // Nothing beyond the item's own bounds is seen, but for the rounding to pixels.
    return rect.union(
      own.insetBy(dx: -backdropReach, dy: -backdropReach)
        .overlap(with: contentBounds.insetBy(dx: -2, dy: -2)).union(own))
  }
}

extension DisplayLayer {
  /// The part of list space that has to be known of the layer and behind it so that a rectangle of it can be
  /// painted.
  package func backdrop(of rect: CGRect) -> CGRect {
    backdropReach == nil ? rect : items.reversed().reduce(rect) { $1.backdrop(of: $0) }
  }
}
