import FlipbookDrawing
import Foundation

/// A special use of touches in a view. It has no effect in a film.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Calls the interaction's methods. It has no effect otherwise.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interaction.didMove(to: self)
  }

  /// Calls the interaction's methods. It has no effect otherwise.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
  }
}
