import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

extension GraphicsContext {
  /// Draws through a projection.
  package mutating func drawProjected(by projection: ProjectionTransform, _ draw: (GraphicsContext) -> Void) {
    if projection.isAffine {
      concatenate(projection.affine)
      guard transform.isFinite else { return }
      draw(self)
      return
    }
    // To list space, through the projection, and back: the filter works in the space it is added in.
    var projected = self
    projected.addFilter(.projectionTransform(projection))
    projected.drawGroup(draw)
  }
}

extension ProjectionTransform {
  /// The way back, nil when there is none.
  package var inverse: ProjectionTransform? {
    var copy = self
    return copy.invert() ? copy : nil
  }
}
