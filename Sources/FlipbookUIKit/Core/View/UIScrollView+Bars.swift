import FlipbookDrawing
import Foundation

extension UIScrollView {
  /// Has the bars follow the content's place.
  func reportToBars() { for watch in watches { watch.changed?(self) } }

  /// The nearest of the places at which bars let content rest, for one between them.
  func clearOfBars(_ offset: CGPoint) -> CGPoint {
    var offset = offset
    for watch in watches {
      let places = watch.restingOffsets?(self) ?? []
      guard let low = places.first, let high = places.last, offset.y > low, offset.y < high else { continue }
      offset.y = places.min { abs($0 - offset.y) < abs($1 - offset.y) } ?? offset.y
    }
    return offset
  }

  /// Whether content goes on below a line in another view, given in points from its top.
  func reachesBelow(_ y: CGFloat, in view: UIView) -> Bool {
    let place = superview.map { $0.convert(frame, to: view) } ?? bounds
    guard place.maxY > y + 0.5 else { return false }
    return place.minY - contentOffset.y + contentSize.height > y + 0.5
  }
}
