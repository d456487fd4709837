import Foundation

extension NSDate {
  /// Returns the date that is a number of seconds later.
  public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }
}
