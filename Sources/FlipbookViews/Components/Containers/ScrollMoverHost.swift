import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The view that a mover moves.
@MainActor
protocol ScrollMoverHost: AnyObject {
  var scrollAxes: Axis.Set { get }
  var isScrollEnabled: Bool { get }
  var scrollTargets: ScrollTargets { get }
  var scrollEnvironment: EnvironmentValues { get }
  var windowSize: CGSize { get }
  var contentSize: CGSize { get }
  var shownOffset: CGPoint { get }
  var contentElement: Element? { get }
  func show(offset: CGPoint)
}
