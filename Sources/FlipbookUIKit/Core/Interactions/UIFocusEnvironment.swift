import FlipbookDrawing
import Foundation

// The focus of a keyboard or a remote control. A film has neither.

/// A part of an interface that can have the focus. A film has no focus that keys move.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The parts that the focus goes to. They are never asked for.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The part around this one; nil for none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The object that holds the items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for an update of the focus. It has no effect.
  func setNeedsFocusUpdate()
  /// Updates the focus. It has no effect.
  func updateFocusIfNeeded()
  /// Whether the focus may change. It is never asked for.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Never called. A film has no focus that keys move.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
