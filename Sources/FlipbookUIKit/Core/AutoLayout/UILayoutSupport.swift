import FlipbookDrawing
import Foundation

/// The room that a bar takes at the top or the bottom of a controller's view.
@MainActor @preconcurrency
public protocol UILayoutSupport: AnyObject {
  /// The height of the room, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The room of what covers the view at its top.
  public var topLayoutGuide: any UILayoutSupport {
    view.topBarGuide
  }
  /// The room of what covers the view at its bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.bottomBarGuide
  }
}
