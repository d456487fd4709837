import FlipbookDrawing
import Foundation

/// The methods that are asked of a presentation that adapts to its surroundings. A film keeps its size, and sheets aren't dragged.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Never asked.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Never asked.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Never asked. Sheets are not dragged.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Never called. Sheets are not dragged.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Never called. Sheets are not dragged.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Never called. Sheets are not dragged.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Never asked.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  /// Never asked.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// Never asked. Sheets are not dragged.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Never called. Sheets are not dragged.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Never called. Sheets are not dragged.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Never called. Sheets are not dragged.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
