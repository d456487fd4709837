import FlipbookDrawing
import Foundation

/// The rule for the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the path winds around a number of times other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where the path winds around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
