import Flipbook
import Foundation

/// Numbers between two limits.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
  /// The least number.
  open var lowerLimit: CGFloat
  /// The greatest number.
  open var upperLimit: CGFloat

  /// Makes a range between limits.
  public init(lowerLimit: CGFloat, upperLimit: CGFloat) {
    (self.lowerLimit, self.upperLimit) = (lowerLimit, upperLimit)
  }

  /// Makes a range without an upper limit.
  public convenience init(lowerLimit: CGFloat) {
    self.init(lowerLimit: lowerLimit, upperLimit: .greatestFiniteMagnitude)
  }

  /// Makes a range without a lower limit.
  public convenience init(upperLimit: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upperLimit)
  }

  /// Makes a range of one number.
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }

  /// Makes a range around a number.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }

  /// Makes a range without limits.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }

  /// Returns a range of the same limits.
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

  /// Returns the nearest number in the range.
  func nearest(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}
