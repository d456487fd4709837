import FlipbookDrawing
import Foundation

extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown enlarged. Has no effect in a film.
  public var showsLargeContentViewer: Bool {
    get { unseen?.largeContent.isShown ?? false }
    set { keepUnseen { $0.largeContent.isShown = newValue } }
  }
  /// The title shown enlarged. Has no effect in a film.
  public var largeContentTitle: String? {
    get { unseen?.largeContent.title }
    set { keepUnseen { $0.largeContent.title = newValue } }
  }
  /// The image shown enlarged. Has no effect in a film.
  public var largeContentImage: UIImage? {
    get { unseen?.largeContent.image }
    set { keepUnseen { $0.largeContent.image = newValue } }
  }
  /// Whether the image grows with the view. Has no effect in a film.
  public var scalesLargeContentImage: Bool {
    get { unseen?.largeContent.scalesImage ?? false }
    set { keepUnseen { $0.largeContent.scalesImage = newValue } }
  }
  /// The insets of the image, in points. They have no effect in a film.
  public var largeContentImageInsets: UIEdgeInsets {
    get { unseen?.largeContent.imageInsets ?? .zero }
    set { keepUnseen { $0.largeContent.imageInsets = newValue } }
  }
}
