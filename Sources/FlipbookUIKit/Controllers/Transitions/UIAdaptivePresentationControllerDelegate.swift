import FlipbookDrawing
import Foundation

/// The methods that are asked of a presentation that adapts to its environment. Sheets aren't dragged.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a popover in compact width: `none` for a plate, others for a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style of a popover in compact width: `none` for a plate, others for a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a touch outside of a popover ends it. Sheets are not dragged.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a touch outside of a popover ends it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a touch outside has ended a popover.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Never called. Sheets are not dragged.
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
  /// Whether a touch outside of a popover ends it. Sheets are not dragged.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Called before a touch outside of a popover ends it.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Called after a touch outside has ended a popover.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Never called. Sheets are not dragged.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
