import FlipbookDrawing
import Foundation

/// A special use of touches in a view. Those of context menus have an effect in a film.
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
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { sparseState?.interactions ?? [] }
    set {
      let old = interactions
      for interaction in old where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !old.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  /// Adds an interaction, which the view retains, and takes it off the view that it was on.
  public func addInteraction(_ interaction: any UIInteraction) {
    if let old = interaction.view, old !== self { old.removeInteraction(interaction) }
    interaction.willMove(to: self)
    changeSparseState { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  /// Takes an interaction off the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    changeSparseState { $0.interactions.removeAll { $0 === interaction } }
    interaction.didMove(to: nil)
  }
}
