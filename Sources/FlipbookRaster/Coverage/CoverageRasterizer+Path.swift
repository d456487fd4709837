import FlipbookPicture
import Foundation

extension CoverageRasterizer {
  /// Adds a path, carried to pixels by a transform. Subpaths that are open are closed, as a fill sees them.
  func add(_ path: Path, _ transform: CGAffineTransform) {
    switch path.storage {
    case .empty: return
    case .ellipse(let rect): Self.append(ellipse: rect, DeviceMap(transform), to: &edges)
    default:
      let (verbs, points) = path.elementArrays
      verbs.withUnsafeBufferPointer { verbs in
        points.withUnsafeBufferPointer { points in
          Self.append(verbs, points, DeviceMap(transform), to: &edges)
        }
      }
    }
  }

  /// Adds a quadrilateral by its corners, in pixels.
  func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    edges.move(to: a)
    edges.line(to: b)
    edges.line(to: c)
    edges.line(to: d)
  }

  /// An affine map on vectors.
  private struct DeviceMap {
    let x: SIMD2<Double>
    let y: SIMD2<Double>
    let origin: SIMD2<Double>

    init(_ transform: CGAffineTransform) {
      x = SIMD2(Double(transform.a), Double(transform.b))
      y = SIMD2(Double(transform.c), Double(transform.d))
      origin = SIMD2(Double(transform.tx), Double(transform.ty))
    }

    @inline(__always)
    func callAsFunction(_ px: Double, _ py: Double) -> SIMD2<Double> { x * px + y * py + origin }

    @inline(__always)
    func callAsFunction(_ point: CGPoint) -> SIMD2<Double> { self(Double(point.x), Double(point.y)) }
  }

  private static func append(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<CGPoint>, _ map: DeviceMap,
    to edges: inout EdgeList
  ) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        edges.move(to: map(points[next]))
        next += 1
      case .line:
        edges.line(to: map(points[next]))
        next += 1
      case .quad:
        edges.quad(control: map(points[next]), to: map(points[next + 1]))
        next += 2
      case .curve:
        edges.cubic(
          control1: map(points[next]), control2: map(points[next + 1]), to: map(points[next + 2]))
        next += 3
      case .close: edges.closeAndContinue()
      }
    }
  }

  /// The same four curves that an ellipse's elements are, without making lists of them. The control points
  /// lie at κ = 4/3 · (√2 − 1) of the radius, which puts the middle of each curve on the circle.
  private static func append(ellipse rect: CGRect, _ map: DeviceMap, to edges: inout EdgeList) {
    let kappa = 0.552284749830793398
    let rx = Double(rect.width) / 2
    let ry = Double(rect.height) / 2
    let x = Double(rect.minX) + rx
    let y = Double(rect.minY) + ry
    let (kx, ky) = (rx * kappa, ry * kappa)
    edges.move(to: map(x + rx, y))
    edges.cubic(control1: map(x + rx, y + ky), control2: map(x + kx, y + ry), to: map(x, y + ry))
    edges.cubic(control1: map(x - kx, y + ry), control2: map(x - rx, y + ky), to: map(x - rx, y))
    edges.cubic(control1: map(x - rx, y - ky), control2: map(x - kx, y - ry), to: map(x, y - ry))
    edges.cubic(control1: map(x + kx, y - ry), control2: map(x + rx, y - ky), to: map(x + rx, y))
  }
}
