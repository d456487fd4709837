import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The uses of the shape of a content.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the uses.
  public let rawValue: Int
  /// Makes a set of uses from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a drag; has no effect in a film.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu; has no effect in a film.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer; has no effect in a film.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for assistive technologies; has no effect in a film.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
