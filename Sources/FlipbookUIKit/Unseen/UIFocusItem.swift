import FlipbookDrawing
import Foundation

// The focus of a keyboard or a remote control, which a film has none of.

/// A part of an interface that the focus can be in.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

/// What holds items that can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// From where to where the focus goes.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  open weak var nextFocusedItem: (any UIFocusItem)?
}

/// Runs animations along with the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}
