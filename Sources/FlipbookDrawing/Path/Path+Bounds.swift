import Foundation

extension Path {
  /// The smallest rectangle around every point of the path, curves included; the null rectangle when the path
  /// is empty.
  public var boundingRect: CGRect {
    switch shape {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .elements: controlBounds
    }
  }

  /// The smallest rectangle around the end and control points: quick to find, and never smaller than
  /// ``boundingRect``. The null rectangle when the path is empty.
  package var controlBounds: CGRect {
    switch shape {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements:
      guard let first = elements.points.first else { return .null }
      var low = SIMD2(Double(first.x), Double(first.y))
      var high = low
      for point in elements.points {
        let p = SIMD2(Double(point.x), Double(point.y))
        low = pointwiseMin(low, p)
        high = pointwiseMax(high, p)
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
