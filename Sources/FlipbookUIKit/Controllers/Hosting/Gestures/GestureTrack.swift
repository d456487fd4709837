import FlipbookDrawing
import FlipbookViews
import Foundation

/// A recognizer of UIKit beside a view of SwiftUI, with the latest touch.
@MainActor
final class GestureTrack {
  weak var recognizer: UIGestureRecognizer?
  /// The view of SwiftUI, during a touch and after it.
  var context: _GestureContext?
  /// The latest place of the finger, in points of the film.
  var location = CGPoint.zero

  /// A point of the film in a coordinate space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    context?.point(point, in: space) ?? point
  }

  /// A vector of the view in a coordinate space.
  func vector(_ vector: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let context, space != .local else { return vector }
    // The view's own vector for the axes of the film gives the way back.
    let x = context.vector(CGSize(width: 1, height: 0), at: location, in: .local)
    let y = context.vector(CGSize(width: 0, height: 1), at: location, in: .local)
    let determinant = x.width * y.height - x.height * y.width
    guard determinant != 0 else { return vector }
    let global = CGSize(
      width: (vector.x * y.height - vector.y * y.width) / determinant,
      height: (vector.y * x.width - vector.x * x.height) / determinant)
    let end = context.vector(global, at: location, in: space)
    return CGPoint(x: end.width, y: end.height)
  }
}
