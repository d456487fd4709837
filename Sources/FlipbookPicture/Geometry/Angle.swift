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

  /// Makes the angle of zero radians.
  @inlinable public init() { radians = 0 }

  /// Makes an angle in radians; 2π is a full turn.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Makes an angle in degrees; 360 is a full turn.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// An angle in radians; 2π is a full turn.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees; 360 is a full turn.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn at all.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// Whether one angle is smaller, full turns counted: −10° < 10° < 370°.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The same turn the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Both turns, one after the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  /// The turn that leads from one angle to another.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  /// So many times the angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// So many times the angle.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

  /// The angle divided into so many parts.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Turns further.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Turns back.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Multiplies the angle.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides the angle.
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
