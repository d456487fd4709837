import FlipbookDrawing
import Foundation

/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String
  /// Makes a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By whole pixels.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smoothly, as ``linear``.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
