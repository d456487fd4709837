import Foundation

// Foundation's own compare with the machine's clock.
extension Calendar {
  /// Whether a date is on the day of film time now.
  @_disfavoredOverload
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, daysFromToday: 0) }

  /// Whether a date is on the day before that of film time now.
  @_disfavoredOverload
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

  /// Whether a date is on the day after that of film time now.
  @_disfavoredOverload
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    guard let day = self.date(byAdding: .day, value: days, to: Date()) else { return false }
    return isDate(date, inSameDayAs: day)
  }
}

extension DateInterval {
  /// Makes an interval of no length at film time now.
  @_disfavoredOverload
  public init() { self.init(start: Date(), duration: 0) }
}

// Without a date Foundation asks the machine's clock.
extension TimeZone {
  /// Returns the seconds from Greenwich at film time now.
  @_disfavoredOverload
  public func secondsFromGMT() -> Int { secondsFromGMT(for: Date()) }

  /// Returns the zone's short name at film time now.
  @_disfavoredOverload
  public func abbreviation() -> String? { abbreviation(for: Date()) }

  /// Returns whether it is summer time at film time now.
  @_disfavoredOverload
  public func isDaylightSavingTime() -> Bool { isDaylightSavingTime(for: Date()) }

  /// Returns the seconds that summer time adds at film time now.
  @_disfavoredOverload
  public func daylightSavingTimeOffset() -> TimeInterval { daylightSavingTimeOffset(for: Date()) }

  /// The next change between summer and winter time after film time now.
  @_disfavoredOverload
  public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
}
