import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element whose content can be scrolled.
@MainActor
protocol ScrollMoving: Element {
  var scrollMover: ScrollMover { get }
}
