import Foundation

/// A ramp of colours laid out in the plane.
public final class GradientPaint: Sendable, Equatable {
  /// The lines of equal colour, in user space.
  public enum Geometry: Sendable, Equatable {
    /// From `start` (location 0) to `end` (location 1).
    case linear(start: CGPoint, end: CGPoint)
    /// Rings about `center`, from `startRadius` to `endRadius`, drawn through `transform` (identity for circles).
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
    /// One turn about `center`, from `startAngle` to `endAngle` in radians; a positive angle turns x towards y.
    case conic(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
    /// All circles from one to another; where there is none, nothing is drawn. It ignores `extend`.
    case circles(Circles)
  }

  /// Two circles, with colours for those on the way from the first (location 0) to the second (location 1).
  public struct Circles: Sendable, Equatable {
    /// The centre of the first circle.
    public var start: CGPoint
    /// The radius of the first circle, 0 or more.
    public var startRadius: CGFloat
    /// The centre of the second circle.
    public var end: CGPoint
    /// The radius of the second circle, 0 or more.
    public var endRadius: CGFloat
    /// Whether circles go on before the first, in its colour.
    public var drawsBeforeStart: Bool
    /// Whether circles go on after the second, in its colour.
    public var drawsAfterEnd: Bool

    /// Makes two circles with radii of 0 or more.
    public init(
      start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, drawsBeforeStart: Bool,
      drawsAfterEnd: Bool
    ) {
      self.start = start
      self.startRadius = startRadius
      self.end = end
      self.endRadius = endRadius
      self.drawsBeforeStart = drawsBeforeStart
      self.drawsAfterEnd = drawsAfterEnd
    }
  }

  /// The colours before location 0 and after location 1.
  public enum Extend: Int, Sendable {
    /// The first and the last colour.
    case pad = 1
    /// All colours again from the start.
    case `repeat`
    /// All colours back and forth.
    case mirror
  }

  /// The colours along the gradient.
  public let ramp: GradientRamp
  /// The lines of equal colour, in user space.
  public let geometry: Geometry
  /// The colours before location 0 and after location 1.
  public let extend: Extend
  /// A digest of the ramp, the geometry and the extend.
  public let contentHash: ContentHash

  /// Makes a gradient, which goes on in its first and last colour unless said.
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
    case .circles(let circles):
      hasher.combine(4)
      hasher.combine(circles.start)
      hasher.combine(circles.startRadius)
      hasher.combine(circles.end)
      hasher.combine(circles.endRadius)
      hasher.combine(circles.drawsBeforeStart)
      hasher.combine(circles.drawsAfterEnd)
    }
    contentHash = hasher.finalize()
  }

  /// Whether both paint the same, by their digests.
  public static func == (lhs: GradientPaint, rhs: GradientPaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
