import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The environment of a represented view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public internal(set) var transaction: Transaction
  /// The environment of the controller.
  public internal(set) var environment: EnvironmentValues
}
