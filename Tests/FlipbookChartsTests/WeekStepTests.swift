import Foundation
import Testing

@testable import FlipbookCharts
@testable import FlipbookDrawing

/// The steps of axes of dates that are weeks.
@Suite("weeks of an axis")
@MainActor
struct WeekStepTests {
  private func days(from first: Int, count: Int) -> [Int] {
    let calendar = DateSteps.calendar
    let start = calendar.date(from: DateComponents(year: 2025, month: 6, day: first))!
    let end = calendar.date(byAdding: .day, value: count, to: start)!
    let (lower, upper) = (start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)
    return DateSteps(extent: upper - lower).values(from: lower, to: upper, in: calendar).map {
      calendar.component(.day, from: Date(timeIntervalSinceReferenceDate: $0))
    }
  }

  /// From andyrosty/Personal-Trainer-IOS, its weights from 5 to 18 June 2025: lines on the 8th and the 15th, which are Sundays.
  @Test("steps of a week begin with the calendar's week")
  func sundays() {
    #expect(days(from: 5, count: 13) == [8, 15])
    #expect(days(from: 1, count: 29) == [1, 8, 15, 22, 29])
  }
}
