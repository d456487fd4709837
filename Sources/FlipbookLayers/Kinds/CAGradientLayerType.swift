import FlipbookDrawing
import Foundation

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type from its name. A name that isn't one works as ``axial``, with a warning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start point; the end point is the corner of the outermost one's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
