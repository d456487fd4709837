import FlipbookPicture
import Foundation

/// The outlines of the strokes of a list while it is painted in parts, so that each is worked out once.
final class StrokeScratch {
  /// In points of all outlines.
  private static let mostPoints = 1 << 20

  private var outlines: [ContentHash: PolygonBuffer] = [:]
  private var points = 0
  private var current = PolygonBuffer()
  /// True while the same items are going to be painted again.
  var keepsOutlines = false {
    didSet {
      outlines.removeAll(keepingCapacity: true)
      points = 0
    }
  }

  /// Calls a function with the polygons of an item's stroke.
  func withOutline(of item: ContentHash, make: (inout PolygonBuffer) -> Void, use: (PolygonBuffer) -> Void) {
    if keepsOutlines, let known = outlines[item] {
      use(known)
      return
    }
    current.removeAll()
    make(&current)
    use(current)
    if keepsOutlines && points + current.points.count <= Self.mostPoints {
      points += current.points.count
      outlines[item] = current
      current = PolygonBuffer()
    }
  }
}

extension Painter {
  /// - Parameter item: The hash of the item, which names the stroke.
  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ item: ContentHash, _ transform: CGAffineTransform,
    _ job: PaintJob
  ) {
    if let projection {
      stroke(path, paint, style, item, projection, transform, job)
      return
    }
    let device = transform.concatenating(deviceTransform)
    guard let colors = colors(of: paint, device, job.opacity) else { return }
    rasterizer.begin(clip: job.clip)
    strokes.withOutline(of: item) { polygons in
      var stroker = PathStroker(style, transform: device, tolerance: EdgeList.flatness)
      stroker.stroke(path, into: &polygons)
    } use: { polygons in
      rasterizer.add(polygons)
    }
    emit(.outline(.nonzero, isAntialiased: true), colors, job)
  }
}
