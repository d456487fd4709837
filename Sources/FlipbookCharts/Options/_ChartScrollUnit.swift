import Foundation

/// The values that a chart comes to rest at.
public struct _ChartScrollUnit: Sendable {
  var number: Double?
  var components: DateComponents?
  /// Whether it is whole lengths of what is in sight.
  var isPaging = false

  /// The nearest of the values.
  func nearest(to datum: Datum, calendar: Calendar) -> Datum? {
    if let number, number > 0, number.isFinite, let value = datum.number {
      return datum.with((value / number).rounded() * number)
    }
    guard let components, case .date(let seconds) = datum else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    func found(_ direction: Calendar.SearchDirection) -> Date? {
      calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
    }
    let choices = [found(.backward), found(.forward)].compactMap { $0?.timeIntervalSinceReferenceDate }
    return choices.min { abs($0 - seconds) < abs($1 - seconds) }.map { .date($0) }
  }
}
