import FlipbookDrawing
import Foundation

/// An object that a long press shows enlarged where text is very large. A film shows none.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the view is shown enlarged. Has no effect in a film.
  var showsLargeContentViewer: Bool { get }
  /// The title shown enlarged. Has no effect in a film.
  var largeContentTitle: String? { get }
  /// The image shown enlarged. Has no effect in a film.
  var largeContentImage: UIImage? { get }
  /// Whether the image grows with the view. Has no effect in a film.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points. They have no effect in a film.
  var largeContentImageInsets: UIEdgeInsets { get }
}
