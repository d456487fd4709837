import FlipbookDrawing
import Foundation

/// A layer that scrolls its sublayers.
protocol LayerScroller: CALayer {
  /// Puts a point of the layer's coordinates at its top left.
  func scroll(to p: CGPoint)
  /// Moves as little as it takes to show a rectangle of the layer's coordinates.
  func reveal(_ rect: CGRect)
}
