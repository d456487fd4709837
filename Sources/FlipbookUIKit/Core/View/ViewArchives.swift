import FlipbookTime
import Foundation

/// The states of views that were archived in a film, by number: an archive holds the number, since it is read in the film
/// that wrote it.
@MainActor
final class ViewArchives {
  typealias Restore = @MainActor (UIView) -> Void

  private static let slot = ContextSlot(.scene) { ViewArchives() }
  static var current: ViewArchives { SceneContext.current[slot] }

  private var states: [Restore] = []

  func add(_ state: @escaping Restore) -> Int {
    states.append(state)
    return states.count - 1
  }

  subscript(number: Int) -> Restore? { states.indices.contains(number) ? states[number] : nil }
}
