import FlipbookDrawing
import Foundation

extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown enlarged. Has no effect in a film.
  public var showsLargeContentViewer: Bool {
    get { sparseState?.largeContent.isShown ?? false }
    set { changeSparseState { $0.largeContent.isShown = newValue } }
  }
  /// The title shown enlarged. Has no effect in a film.
  public var largeContentTitle: String? {
    get { sparseState?.largeContent.title }
    set { changeSparseState { $0.largeContent.title = newValue } }
  }
  /// The image shown enlarged. Has no effect in a film.
  public var largeContentImage: UIImage? {
    get { sparseState?.largeContent.image }
    set { changeSparseState { $0.largeContent.image = newValue } }
  }
  /// Whether the image grows with the view. Has no effect in a film.
  public var scalesLargeContentImage: Bool {
    get { sparseState?.largeContent.scalesImage ?? false }
    set { changeSparseState { $0.largeContent.scalesImage = newValue } }
  }
  /// The insets of the image, in points. They have no effect in a film.
  public var largeContentImageInsets: UIEdgeInsets {
    get { sparseState?.largeContent.imageInsets ?? .zero }
    set { changeSparseState { $0.largeContent.imageInsets = newValue } }
  }
}
