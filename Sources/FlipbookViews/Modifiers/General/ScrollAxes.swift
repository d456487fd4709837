import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that scrolls along an axis.
@MainActor
protocol ScrollAxes: AnyObject {
  var mainAxis: Axis { get }
}
