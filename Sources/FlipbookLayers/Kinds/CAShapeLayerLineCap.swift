import FlipbookDrawing
import Foundation

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Makes a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle beyond the end of the path.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the end of the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
