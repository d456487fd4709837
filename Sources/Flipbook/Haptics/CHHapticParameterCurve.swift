import Foundation

/// A change of a pattern along points in time.
open class CHHapticParameterCurve: NSObject {
  /// A point of the curve.
  open class ControlPoint: NSObject {
    /// In seconds from the beginning of the curve.
    open var relativeTime: TimeInterval
    /// The value there.
    open var value: Float

    /// Makes a point.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  /// The parameter that changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// In seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval
  /// Its points.
  public let controlPoints: [ControlPoint]

  /// Makes a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
