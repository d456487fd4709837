import FlipbookPicture
import Foundation

extension CoverageRasterizer {
  /// Adds polygons that are in pixels already.
  func add(_ polygons: PolygonBuffer) {
    polygons.points.withUnsafeBufferPointer { points in
      polygons.ends.withUnsafeBufferPointer { ends in
        Self.append(polygons: points, ends, to: &edges)
      }
    }
  }

  private static func append(
    polygons points: UnsafeBufferPointer<CGPoint>, _ ends: UnsafeBufferPointer<Int>, to edges: inout EdgeList
  ) {
    var index = 0
    for end in ends where end > index {
      edges.move(to: SIMD2(Double(points[index].x), Double(points[index].y)))
      index += 1
      while index < end {
        edges.line(to: SIMD2(Double(points[index].x), Double(points[index].y)))
        index += 1
      }
    }
  }
}
