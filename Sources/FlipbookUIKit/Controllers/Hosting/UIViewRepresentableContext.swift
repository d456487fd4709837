import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The environment of a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues

  /// Makes changes with a spring of 0.5 s where the transaction is animated, and at once otherwise.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    guard transaction.animation != nil else {
      changes()
      completion?()
      return
    }
    UIView.animate(springDuration: 0.5, animations: changes, completion: { _ in completion?() })
  }
}
