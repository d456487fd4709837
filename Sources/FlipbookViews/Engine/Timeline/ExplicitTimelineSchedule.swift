import Foundation

/// At dates of the scene's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Makes a schedule of dates in rising order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the dates, whatever the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
