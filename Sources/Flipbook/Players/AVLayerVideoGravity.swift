import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String
  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole layer, stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// Whole, with bars.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole layer, cut.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
