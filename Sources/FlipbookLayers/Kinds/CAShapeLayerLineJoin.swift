import FlipbookDrawing
import Foundation

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Makes a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point, or a bevel where that would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a piece of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
