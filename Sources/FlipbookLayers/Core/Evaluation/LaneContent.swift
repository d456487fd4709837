import FlipbookMotion
import Foundation

/// One to four numbers as a function of progress. A frame evaluates 5,000 of them, so it uses no closures
/// and no generic code where both ends are known.
struct LaneContent {
  private enum Curve {
    case fixed(start: SIMD4<Double>, change: SIMD4<Double>)
    // Large, and not what there are thousands of.
    indirect case ends(MediaBasicAnimation<SIMD4<Double>>)
    indirect case keyframes(MediaKeyframeAnimation<SIMD4<Double>>)
    indirect case spring(SpringCurve)
  }

  private struct SpringCurve {
    let ends: Curve
    let spring: MediaSpringAnimation<Double>
  }

  private let curve: Curve

  init(_ ends: MediaBasicAnimation<SIMD4<Double>>, spring: MediaSpringAnimation<Double>? = nil) {
    let needsCurrent =
      ends.from == nil && (ends.to == nil || ends.by == nil) || ends.to == nil && ends.by == nil
    let own: Curve
    if needsCurrent {
      own = .ends(ends)
    } else {
      let (start, end) = ends.ends(current: .zero, in: .lanes)
      own = .fixed(start: start, change: end - start)
    }
    curve = spring.map { .spring(SpringCurve(ends: own, spring: $0)) } ?? own
  }

  init(_ keyframes: MediaKeyframeAnimation<SIMD4<Double>>) {
    curve = .keyframes(keyframes)
  }

  @inline(__always)
  func value(_ progress: Double, seconds: TimeInterval, current: SIMD4<Double>) -> SIMD4<Double>? {
    if case .fixed(let start, let change) = curve { return start + change * progress }
    return Self.value(curve, progress, seconds, current)
  }

  private static func value(
    _ curve: Curve, _ share: Double, _ seconds: TimeInterval, _ current: SIMD4<Double>
  ) -> SIMD4<Double>? {
    switch curve {
    case .fixed(let start, let change): return start + change * share
    case .ends(let ends):
      let (start, end) = ends.ends(current: current, in: .lanes)
      return start + (end - start) * share
    case .keyframes(let keyframes): return keyframes.value(at: share)
    case .spring(let curve):
      return value(curve.ends, curve.spring.progress(at: seconds), seconds, current)
    }
  }
}

extension MediaValueSpace where Value == SIMD4<Double> {
  /// Up to four numbers, each by itself.
  package static var lanes: MediaValueSpace {
    MediaValueSpace(
      interpolate: { $0 + ($1 - $0) * $2 }, add: { $0 + $1 }, subtract: { $0 - $1 }, multiple: { $0 * $1 },
      blend: { $0 * $4.x + $1 * $4.y + $2 * $4.z + $3 * $4.w },
      distance: { (($1 - $0) * ($1 - $0)).sum().squareRoot() })
  }
}
