import FlipbookDrawing
import Foundation

/// A view that a finger can move along one or two axes.
@MainActor
protocol Pannable: AnyObject {
  var panAxes: Axis.Set { get }
  /// Whether there is nothing more above.
  var isAtTop: Bool { get }
  /// A finger has taken hold.
  func panBegan()
  /// By so many points since then.
  func panMoved(by translation: CGSize)
  /// - Parameter velocity: Of the finger, in points a second.
  func panEnded(velocity: CGSize)
}

extension Pannable {
  var isAtTop: Bool { false }
}
