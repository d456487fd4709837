import FlipbookDrawing
import Foundation

/// The methods that are asked of a presentation that adapts to its environment, and of one that a finger ends.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a popover in compact width: `none` for a plate, others for a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style of a popover in compact width: `none` for a plate, others for a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a finger may end it: one outside of a popover or a sheet, or one that pulls a sheet down.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a finger ends it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger has ended it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called as a finger was to end a sheet that must be answered.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves the answer open: a popover is a sheet in compact width.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Leaves the answer to the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Whether a finger may end it: one outside of a popover or a sheet, or one that pulls a sheet down.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Called before a finger ends it.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Called after a finger has ended it.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Called as a finger was to end a sheet that must be answered.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
