import Foundation

/// A plane angle. Because y points down, a positive angle turns clockwise on screen, from the x axis towards
/// the y axis.
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians; 2π is a full turn. Values are never wrapped.
  public var radians: Double

  /// The angle in degrees; 360 is a full turn. Values are never wrapped.
  @inlinable public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// The angle of zero radians.
  @inlinable public init() { radians = 0 }

  @inlinable public init(radians: Double) { self.radians = radians }

  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn at all.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

  /// Turns the angle the other way round.
  public mutating func negate() { radians = -radians }
}

extension Angle: Codable {
  /// Decodes a number of radians.
  public init(from decoder: any Decoder) throws {
    radians = try decoder.singleValueContainer().decode(Double.self)
  }

  /// Encodes the number of radians.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(radians)
  }
}
