import FlipbookLayers
import FlipbookMotion
import Foundation

/// The timing of a property animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve of the timing; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring of the timing; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming(
      duration: duration,
      curve: .cubic(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut)))
  }
}
