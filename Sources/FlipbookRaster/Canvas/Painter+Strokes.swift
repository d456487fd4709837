import FlipbookDrawing
import Foundation

/// The outline of a stroke while it is painted.
final class StrokeScratch {
  fileprivate var polygons = PolygonBuffer()
}

extension Painter {
  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ transform: CGAffineTransform, _ job: PaintJob
  ) {
    let device = transform.concatenating(deviceTransform)
    guard let colors = colors(of: paint, device, job.opacity) else { return }
    strokes.polygons.removeAll()
    var stroker = PathStroker(style, transform: device, tolerance: EdgeList.flatness * 2)
    stroker.stroke(path, into: &strokes.polygons)
    rasterizer.begin(clip: job.clip)
    rasterizer.add(strokes.polygons)
    emit(.outline(.nonzero, isAntialiased: true), colors, job)
  }
}
