import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct MultiDatePickerTests {
  private final class Record { var days: [String] = [] }

  private struct Days: View {
    let record: Record
    var bounds: Range<Date>?
    @State private var chosen: Set<DateComponents> = []
    var body: some View {
      record.days = chosen.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
      return Group {
        if let bounds {
          MultiDatePicker("Days", selection: $chosen, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $chosen)
        }
      }
    }
  }

  private func tap(_ runtime: ViewRuntime, _ name: String, at time: Double) {
    runtime.perform(at: time, .tap(.name(name), count: 1))
    _ = runtime.fills(at: time + 0.2)
  }

  private var month: DateComponents {
    FilmCalendar.calendar.dateComponents([.year, .month], from: FilmClock.date(at: 0))
  }

  @Test("taps choose days, and take them back; the chevrons go to other months")
  func choice() {
    let record = Record()
    let runtime = ViewRuntime(400, 400) { Days(record: record) }
    let (year, month) = (month.year ?? 0, month.month ?? 0)
    tap(runtime, "5", at: 0.1)
    tap(runtime, "12", at: 0.5)
    #expect(record.days == ["\(year)-\(month)-12", "\(year)-\(month)-5"])
    tap(runtime, "5", at: 1)
    #expect(record.days == ["\(year)-\(month)-12"])
    let title = runtime.texts(at: 1.5).first
    tap(runtime, "Next Month", at: 1.6)
    #expect(runtime.texts(at: 2).first != title)
    tap(runtime, "3", at: 2.1)
    #expect(
      record.days.count == 2
        && record.days.contains { $0.hasSuffix("-3") && !$0.hasPrefix("\(year)-\(month)-") })
    tap(runtime, "Previous Month", at: 2.6)
    #expect(runtime.texts(at: 3).first == title)
  }

  @Test("days outside of the range are grey and can't be chosen")
  func range() throws {
    let record = Record()
    let calendar = FilmCalendar.calendar
    let start = try #require(calendar.date(from: month))
    let bounds = start.addingTimeInterval(9 * 86_400)..<start.addingTimeInterval(12 * 86_400)
    let runtime = ViewRuntime(400, 400) { Days(record: record, bounds: bounds) }
    for (index, day) in ["9", "10", "12", "13"].enumerated() {
      tap(runtime, day, at: 0.1 + Double(index) * 0.4)
    }
    #expect(record.days.map { $0.split(separator: "-").last } == ["10", "12"])
  }

  @Test(
    "the chosen present day is filled; days after the last one are grey, and their month can't be reached")
  func limits() {
    struct Page: View {
      @State private var day = FilmClock.date(at: 0)
      var body: some View {
        DatePicker("Day", selection: $day, in: ...FilmClock.date(at: 0), displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
    let runtime = ViewRuntime(400, 400) { Page() }
    let disc = zip(runtime.fills(at: 0), runtime.colors(at: 0)).filter { abs($0.0.width - 41.33) < 0.1 }
    #expect(disc.map(\.1) == ["#007AFFFF"])
    let title = runtime.texts(at: 0).first
    tap(runtime, "Next Month", at: 0.1)
    #expect(runtime.texts(at: 1).first == title)
    tap(runtime, "Previous Month", at: 1.1)
    #expect(runtime.texts(at: 2).first != title)
  }

  @Test("weeks are 42.33 apart, and a month has as many as it needs")
  func weeks() {
    let runtime = ViewRuntime(400, 400) { Days(record: Record()) }
    let places = runtime.textPlaces(at: 0)
    func middle(_ day: String) -> CGFloat { places.first { $0.text == day }?.frame.midY ?? 0 }
    #expect(abs(middle("27") - middle("6") - 127) < 1)
  }
}
