import Foundation

/// A direction with a length in the plane: a difference of two points, or a rate of change of one.
@frozen
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal part, in points, to the right.
  public var dx: CGFloat
  /// The vertical part, in points, downwards.
  public var dy: CGFloat

  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of no length.
  public static let zero = CGVector()
}
