import FlipbookLayers
import FlipbookMotion
import Foundation

/// A timing by a cubic Bézier curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve that was given; `easeInOut` for control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in shares of time and way.
  public let controlPoint1: CGPoint
  /// The second control point, in shares of time and way.
  public let controlPoint2: CGPoint
  let function: CAMediaTimingFunction

  /// Makes the curve that eases in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    func point(_ index: Int) -> CGPoint {
      let point = curve.timingFunction.controlPoint(at: index)
      return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
    }
    (controlPoint1, controlPoint2) = (point(1), point(2))
  }

  /// Makes a curve of two control points, in shares of time and way.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
  }

  /// Always `cubic`.
  public var timingCurveType: UITimingCurveType { .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
