import Foundation

/// Units of a calendar that data are counted in.
public struct DateBins: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Date]

  /// Bins with these borders.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Bins of some units each that hold a range, in Greenwich time without a calendar.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil
  ) {
    let calendar = calendar ?? DateSteps.calendar
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var found = [date]
    while date <= range.upperBound, found.count < 10_000,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: date), next > date
    {
      found.append(next)
      date = next
    }
    thresholds = found
  }

  /// Bins of some units each that hold some data, in Greenwich time without a calendar.
  public init<C: Collection>(
    unit: Calendar.Component, by count: Int = 1, data: C, calendar: Calendar? = nil
  ) where C.Element == Date {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: low...high, calendar: calendar)
  }

  /// Bins of a length in seconds that hold a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let numbers = NumberBins(
      size: timeInterval,
      range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
    )
    thresholds = numbers.thresholds.map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { thresholds.binCount }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> { thresholds.binRange(position) }

  /// The bin that a date lies in; before the first or after the last for others.
  public func index(for value: Date) -> Int { thresholds.bin(of: value) }
}
