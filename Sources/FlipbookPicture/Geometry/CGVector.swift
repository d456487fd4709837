import Foundation

/// A displacement in points, or a rate of change of a position; y points down.
@frozen
public struct CGVector: Hashable, Sendable {
  /// The horizontal part, to the right.
  public var dx: CGFloat
  /// The vertical part, downwards.
  public var dy: CGFloat

  /// Makes the vector of no length.
  @inlinable
  public init() {
    dx = 0
    dy = 0
  }

  /// Makes a vector by its parts.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector by its parts.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Makes a vector by its parts.
  @inlinable
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// The vector of no length.
  public static let zero = CGVector()
}

extension CGVector: Codable {
  /// Decodes `[dx, dy]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Encodes `[dx, dy]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
