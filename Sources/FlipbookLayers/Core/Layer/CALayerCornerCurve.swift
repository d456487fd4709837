import FlipbookDrawing
import Foundation

/// How a corner goes over into the sides.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Makes a curve from its name. A name that isn't one works as ``circular``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a break in curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
