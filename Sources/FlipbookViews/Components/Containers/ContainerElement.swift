import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that views can take their sizes from.
@MainActor
protocol ContainerElement: AnyObject {
  var containerSize: CGSize { get }
}
