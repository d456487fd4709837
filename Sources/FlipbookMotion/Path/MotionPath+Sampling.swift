import FlipbookPicture
import Foundation

extension MotionPath {
  /// A place on a path.
  public struct Sample: Hashable, Sendable {
    /// The position in points.
    public var position: CGPoint
    /// The direction of travel, of length 1.
    public var tangent: CGVector

    /// The angle of the direction of travel in radians, clockwise on screen from the positive x axis.
    public var angle: Double { atan2(tangent.dy, tangent.dx) }

    /// The turn in radians of something that follows the path.
    public func rotation(_ mode: Rotation) -> Double {
      switch mode {
      case .none: 0
      case .auto: angle
      case .autoReverse: angle + .pi
      }
    }
  }

  /// How something that moves along a path turns with it.
  public enum Rotation: String, Hashable, Sendable, CaseIterable {
    /// It doesn't.
    case none
    /// Its positive x axis points ahead.
    case auto
    /// Its positive x axis points back.
    case autoReverse
  }

  /// The position at a length in points from the start. Lengths outside the path give its ends; a path without
  /// segments is at (0, 0).
  public func position(atLength distance: Double) -> CGPoint {
    guard length > 0 else { return segments.first?.curve.p0 ?? .zero }
    // `min` and `max` in this order make 0 of what is no number.
    let distance = min(max(0, distance), length)
    let segment = segments[segmentIndex(atLength: distance)]
    return segment.point(at: segment.parameter(atLength: distance - segment.start))
  }

  /// The position at a share of the length, 0…1.
  public func position(atFraction fraction: Double) -> CGPoint {
    position(atLength: fraction * length)
  }

  /// The position and direction at a length in points from the start.
  public func sample(atLength distance: Double) -> Sample {
    guard length > 0 else {
      return Sample(position: segments.first?.curve.p0 ?? .zero, tangent: CGVector(dx: 1, dy: 0))
    }
    let distance = min(max(0, distance), length)
    let segment = segments[segmentIndex(atLength: distance)]
    let t = segment.parameter(atLength: distance - segment.start)
    return Sample(position: segment.point(at: t), tangent: segment.curve.tangent(at: t))
  }

  /// The position and direction at a share of the length, 0…1.
  public func sample(atFraction fraction: Double) -> Sample {
    sample(atLength: fraction * length)
  }

  /// The position and direction in a segment, at a share of that segment's length.
  public func sample(segment index: Int, fraction: Double) -> Sample {
    guard segments.indices.contains(index) else { return sample(atLength: index < 0 ? 0 : length) }
    let segment = segments[index]
    let t = segment.parameter(atLength: min(max(0, fraction), 1) * segment.length)
    return Sample(position: segment.point(at: t), tangent: segment.curve.tangent(at: t))
  }
}
