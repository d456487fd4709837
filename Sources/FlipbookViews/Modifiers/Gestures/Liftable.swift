import FlipbookDrawing
import Foundation

/// A view that a finger lifts by resting on it, and takes along.
@MainActor
protocol Liftable: AnyObject {
  /// The finger has rested long enough.
  ///
  /// - Parameters:
  ///   - point: Of the film.
  ///   - element: The lifted one.
  func lifted(at point: CGPoint, _ element: Element)
  func liftMoved(to point: CGPoint)
  func liftEnded(at point: CGPoint)
  func liftCancelled()
}
