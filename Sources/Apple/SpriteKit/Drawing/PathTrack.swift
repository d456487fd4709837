import FlipbookDynamics
import FlipbookPicture
import Foundation

/// A path as a way to go along: lines short enough for curves, with their lengths.
struct PathTrack {
  private var points: [SIMD2<Double>] = []
  /// The way to each point.
  private var ways: [Double] = []

  init(_ path: Path) {
    for line in ConvexShape.lines(of: path) {
      for point in line {
        ways.append((ways.last ?? 0) + (points.last.map { (point - $0).length } ?? 0))
        points.append(point)
      }
    }
  }

  var isEmpty: Bool { points.isEmpty }
  /// In points.
  var length: CGFloat { CGFloat(ways.last ?? 0) }

  /// Returns the place after a part of the length, and the direction there.
  func place(at part: Double) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
    guard points.count > 1, let whole = ways.last, whole > 0 else {
      return (points.first ?? .zero, SIMD2(1, 0))
    }
    let way = max(0, min(1, part)) * whole
    var (low, high) = (0, ways.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ways[middle] <= way { low = middle } else { high = middle }
    }
    let (a, b) = (points[low], points[high])
    let length = max(ways[high] - ways[low], 1e-12)
    return (a + (b - a) * ((way - ways[low]) / length), (b - a) / max((b - a).length, 1e-12))
  }
}
