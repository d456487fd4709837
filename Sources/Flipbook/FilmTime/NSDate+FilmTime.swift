import Foundation

/// Makes the date of the film time now. As a function it hides the class's initializer, which asks the machine's clock.
public func NSDate() -> Foundation.NSDate { Date() as Foundation.NSDate }

extension NSDate {
  /// Makes a date so many seconds after the film time now.
  @_disfavoredOverload
  public convenience init(timeIntervalSinceNow interval: TimeInterval) {
    self.init(
      timeIntervalSinceReferenceDate: Date(timeIntervalSinceNow: interval).timeIntervalSinceReferenceDate)
  }

  /// Seconds from the film time now; below 0 for dates that are over.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}
