import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that shows a part of its content.
@MainActor
protocol ScrollWindowElement: Element {
  var windowAxes: Axis.Set { get }
  /// In points.
  var windowSize: CGSize { get }
  /// How far the content is scrolled at present.
  var windowOffset: CGPoint { get }
  /// The part in which the content is seen, in the window's coordinates: the window, and the safe area beyond
  /// it.
  var shownPart: CGRect { get }
}
