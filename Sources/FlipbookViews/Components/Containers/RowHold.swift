import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The lift of a row of a list whose rows can be moved: a finger rests on it, and takes it along.
@MainActor
final class RowHold: Liftable {
  /// How long the row takes to be lifted, in seconds.
  private static let lifting = Animation.easeOut(duration: 0.2)
  var edit: RowEdit?
  var move: RowMove?
  /// Whether the row may be moved now.
  var isEnabled = false
  private var start = CGPoint.zero

  nonisolated init() {}

  func lifted(at point: CGPoint, _ element: Element) {
    guard isEnabled, let edit else { return }
    start = point
    withAnimation(Self.lifting) { move?.drag(edit.place, of: edit.group, by: 0, growth: 1) }
  }

  func liftMoved(to point: CGPoint) {
    guard let edit else { return }
    move?.drag(edit.place, of: edit.group, by: point.y - start.y, growth: 1)
  }

  func liftEnded(at point: CGPoint) {
    guard let edit, let action = edit.move else { return }
    move?.end(edit.place, of: edit.group, by: point.y - start.y, move: action)
  }

  func liftCancelled() { move?.cancel() }
}
