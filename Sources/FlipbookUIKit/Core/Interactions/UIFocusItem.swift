import FlipbookDrawing
import Foundation

/// An object that can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can have the focus.
  var canBecomeFocused: Bool { get }
  /// The rectangle of the object, in points.
  var frame: CGRect { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}
