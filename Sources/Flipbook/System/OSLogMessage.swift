import Foundation

/// A message for a log, with its values. A film keeps no log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Makes a message of a text.
  public init(stringLiteral value: String) {}
  /// Makes a message with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// Takes the parts of a message. Nothing of them is kept.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes an empty message. The numbers have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Has no effect.
    public mutating func appendLiteral(_ literal: String) {}
    /// Has no effect.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Has no effect.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Has no effect.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ number: @autoclosure () -> Value, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}
