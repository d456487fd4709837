import Foundation

extension Path {
  /// The smallest rectangle around every point of the path: that of curves, not of their controls. The null
  /// rectangle when the path is empty. A move counts even when nothing is drawn from it.
  public var boundingRect: CGRect {
    switch shape {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .elements: elements.tightBounds
    }
  }

  /// The smallest rectangle around the end and control points: quick to find, and never smaller than
  /// ``boundingRect``. The null rectangle when the path is empty.
  package var controlBounds: CGRect {
    switch shape {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .elements: elements.controlBounds
    }
  }
}

extension PathElements {
  var controlBounds: CGRect {
    guard let first = points.first else { return .null }
    var box = PointBounds(first)
    for point in points { box.insert(point) }
    return box.rect
  }

  var tightBounds: CGRect {
    guard let first = points.first else { return .null }
    var box = PointBounds(first)
    var current = first
    var next = 0
    var start = first
    for verb in verbs {
      switch verb {
      case .move, .line:
        current = points[next]
        if verb == .move { start = current }
        box.insert(current)
      case .quad:
        let control = points[next]
        let end = points[next + 1]
        box.insert(end)
        if !box.contains(control) { box.insert(quad: current, control, end) }
        current = end
      case .curve:
        let control1 = points[next]
        let control2 = points[next + 1]
        let end = points[next + 2]
        box.insert(end)
        if !(box.contains(control1) && box.contains(control2)) {
          box.insert(curve: current, control1, control2, end)
        }
        current = end
      case .close: current = start
      }
      next += verb.pointCount
    }
    return box.rect
  }
}

/// The box around points while they are gone through.
private struct PointBounds {
  private var low: SIMD2<Double>
  private var high: SIMD2<Double>

  init(_ point: CGPoint) {
    low = SIMD2(Double(point.x), Double(point.y))
    high = low
  }

  var rect: CGRect { CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }

  @inline(__always)
  mutating func insert(_ point: CGPoint) {
    let p = SIMD2(Double(point.x), Double(point.y))
    low = low.replacing(with: p, where: p .< low)
    high = high.replacing(with: p, where: p .> high)
  }

  @inline(__always)
  func contains(_ point: CGPoint) -> Bool {
    let x = Double(point.x)
    let y = Double(point.y)
    return x >= low.x && y >= low.y && x <= high.x && y <= high.y
  }

  /// Where a coordinate reverses; both end points are in the box already.
  mutating func insert(quad p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    for axis in 0..<2 {
      let (a, b, c) = (p0.coordinate(axis), p1.coordinate(axis), p2.coordinate(axis))
      let t = BezierExtrema(a, b, c).first
      guard !t.isNaN else { continue }
      let s = 1 - t
      insert(s * s * a + 2 * s * t * b + t * t * c, axis)
    }
  }

  mutating func insert(curve p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    for axis in 0..<2 {
      let (a, b) = (p0.coordinate(axis), p1.coordinate(axis))
      let (c, d) = (p2.coordinate(axis), p3.coordinate(axis))
      let extrema = BezierExtrema(a, b, c, d)
      for t in [extrema.first, extrema.second] where !t.isNaN {
        let s = 1 - t
        insert(s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d, axis)
      }
    }
  }

  private mutating func insert(_ value: Double, _ axis: Int) {
    low[axis] = min(low[axis], value)
    high[axis] = max(high[axis], value)
  }
}

extension CGPoint {
  @inline(__always)
  fileprivate func coordinate(_ axis: Int) -> Double { axis == 0 ? Double(x) : Double(y) }
}
