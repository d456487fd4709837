import FlipbookDrawing
import Foundation

/// Where a layer's contents lie in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// Makes a place from its name. A name that isn't one works as ``resize``, with a warning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
