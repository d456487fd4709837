import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A calendar with the time below it. `docs/fidelity.md` names the picture.
@MainActor
@Suite struct TimedMonthTests {
  private struct Page: View {
    let components: DatePickerComponents
    @State var day: Date
    var body: some View {
      VStack(spacing: 0) {
        DatePicker("Due Date", selection: $day, displayedComponents: components)
          .datePickerStyle(.graphical)
        TestColor.red
      }
    }
  }

  private func page(_ month: Int, _ components: DatePickerComponents = [.date, .hourAndMinute]) throws
    -> ViewRuntime
  {
    let date = DateComponents(year: 2026, month: month, day: 13, hour: 20, minute: 10)
    let day = try #require(FilmCalendar.calendar.date(from: date))
    return ViewRuntime(313, 500) { Page(components: components, day: day) }
  }

  private func height(_ runtime: ViewRuntime) -> CGFloat? { runtime.fills(at: 0.1, of: .red).first?.minY }

  @Test("the time stands below the days, where it can be chosen")
  func time() throws {
    let texts = try page(8).texts(at: 0.1)
    #expect(texts.contains("Time") && texts.contains { $0.hasPrefix("8:10") }, "\(texts)")
    #expect(try !page(8, .date).texts(at: 0.1).contains("Time"))
  }

  @Test("weeks share the same height however many there are", arguments: [2, 5, 8])
  func heights(month: Int) throws {
    let runtime = try page(month)
    #expect(try abs(#require(height(runtime)) - 348.33) < 0.01)
    let places = runtime.textPlaces(at: 0.1)
    func middle(_ text: String) -> CGFloat { places.first { $0.text == text }?.frame.midY ?? 0 }
    let weeks: CGFloat = month == 2 ? 4 : 6
    #expect(abs(middle("20") - middle("6") - 444 / weeks) < 0.01)
    #expect(abs(middle("Time") - 315.33) < 0.4, "\(middle("Time"))")
  }
}
