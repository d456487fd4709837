import Foundation

/// A ramp of colours laid out in the plane.
public final class GradientPaint: Sendable, Equatable {
  public enum Geometry: Sendable, Equatable {
    /// From `start` (location 0) to `end` (location 1).
    case linear(start: CGPoint, end: CGPoint)
    /// Rings about `center`, from `startRadius` to `endRadius`, drawn through `transform` (identity for circles).
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// One turn about `center`, from `startAngle` to `endAngle` in radians; a positive angle turns x towards y.
    case conic(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  }

  /// What lies before location 0 and after location 1.
  public enum Extend: Int, Sendable {
    /// The first and the last colour.
    case pad = 1
    case `repeat`
    case mirror
  }

  public let ramp: GradientRamp
  public let geometry: Geometry
  public let extend: Extend
  public let contentHash: ContentHash

  public init(ramp: GradientRamp, geometry: Geometry, extend: Extend = .pad) {
    self.ramp = ramp
    self.geometry = geometry
    self.extend = extend
    var hasher = ContentHasher(seed: 0x64ad)
    hasher.combine(ramp.contentHash)
    hasher.combine(extend.rawValue)
    switch geometry {
    case .linear(let start, let end):
      hasher.combine(1)
      hasher.combine(start)
      hasher.combine(end)
    case .radial(let center, let startRadius, let endRadius, let transform):
      hasher.combine(2)
      hasher.combine(center)
      hasher.combine(startRadius)
      hasher.combine(endRadius)
      hasher.combine(transform)
    case .conic(let center, let startAngle, let endAngle):
      hasher.combine(3)
      hasher.combine(center)
      hasher.combine(startAngle)
      hasher.combine(endAngle)
    }
    contentHash = hasher.finalize()
  }

  public static func == (lhs: GradientPaint, rhs: GradientPaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
