internal import CCairo
import FlipbookPicture
import Foundation

/// Adds outlines to a context's path. Points that are not finite are treated as absent.
struct CairoPen {
  /// Cairo counts in 1/256 pixel with 32 bits: coordinates past this many pixels are not given to it.
  static let farthest = 2_097_152.0

  let context: OpaquePointer
  private var isOpen = false
  /// Whether every point so far was one that Cairo can draw.
  private(set) var isExact = true

  /// - Parameter context: A `cairo_t`.
  init(_ context: OpaquePointer) { self.context = context }

  /// Adds a path, carried to the context's user space by a transform.
  mutating func add(_ path: Path, _ map: CGAffineTransform) {
    let (verbs, points) = path.elementArrays
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: move(points[next].applying(map))
      case .line: line(points[next].applying(map))
      case .quad: quad(points[next].applying(map), points[next + 1].applying(map))
      case .curve:
        curve(points[next].applying(map), points[next + 1].applying(map), points[next + 2].applying(map))
      case .close: if isOpen { cairo_close_path(context) }
      }
      next += verb.pointCount
    }
  }

  /// Adds polygons as they are.
  mutating func add(_ polygons: PolygonBuffer) {
    var index = 0
    for end in polygons.ends {
      if index < end { move(polygons.points[index]) }
      while index + 1 < end {
        index += 1
        line(polygons.points[index])
      }
      index = end
      if isOpen { cairo_close_path(context) }
    }
  }

  /// Adds a polygon.
  mutating func add(_ polygon: [SIMD2<Double>]) {
    guard let first = polygon.first else { return }
    move(CGPoint(x: first.x, y: first.y))
    for point in polygon.dropFirst() { line(CGPoint(x: point.x, y: point.y)) }
    if isOpen { cairo_close_path(context) }
  }

  private mutating func isDrawable(_ point: CGPoint) -> Bool {
    let reach = max(abs(point.x), abs(point.y))
    if reach <= Self.farthest { return true }
    isExact = false
    return false
  }

  private mutating func move(_ point: CGPoint) {
    isOpen = isDrawable(point)
    if isOpen { cairo_move_to(context, point.x, point.y) }
  }

  private mutating func line(_ point: CGPoint) {
    guard isOpen else { return move(point) }
    if isDrawable(point) { cairo_line_to(context, point.x, point.y) }
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    guard isOpen else { return move(end) }
    if isDrawable(first), isDrawable(second), isDrawable(end) {
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
  }

  private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    guard isOpen else { return move(end) }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    func toward(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    curve(toward(CGPoint(x: x, y: y)), toward(end), end)
  }
}
