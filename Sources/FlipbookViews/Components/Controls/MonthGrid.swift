import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The days of a month under its name; the chevrons beside the name go to the months before and after.
struct MonthGrid: View {
  /// A date of the month that is shown first.
  let month: Date
  /// Whether the present day has the tint.
  let marksToday: Bool
  /// Whether the day that begins at a time is chosen.
  let isChosen: (Date) -> Bool
  var isOpen: (Date) -> Bool = { _ in true }
  let choose: (Date) -> Void
  /// How many months after the first one.
  @State private var turned = 0

  private var calendar: Calendar { FilmCalendar.calendar }
  private var first: Date { calendar.dateInterval(of: .month, for: month)?.start ?? month }
  private var start: Date { calendar.date(byAdding: .month, value: turned, to: first) ?? first }

  var body: some View {
    let start = start
    let lead = calendar.component(.weekday, from: start) - 1
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    VStack(spacing: 10) {
      HStack {
        Text(verbatim: FilmCalendar.text(start, "MMMM yyyy")).font(.headline)
        Spacer()
        chevron("chevron.left", by: -1).padding(.trailing, 24)
        chevron("chevron.right", by: 1)
      }
      HStack(spacing: 0) {
        ForEach(0..<7) { day in
          Text(verbatim: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"][day]).font(.caption2)
            .fontWeight(.semibold).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<6) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { weekday in
            let day = week * 7 + weekday - lead
            ZStack {
              if (0..<count).contains(day), let date = calendar.date(byAdding: .day, value: day, to: start) {
                face(of: date, number: day + 1)
              }
            }
            .frame(maxWidth: .infinity, minHeight: 40)
          }
        }
      }
    }
    .padding(12)
    .onChange(of: first) { turned = 0 }
  }

  private func chevron(_ name: String, by step: Int) -> some View {
    Image(systemName: name).foregroundStyle(.tint)
      .contentShape(Rectangle().inset(by: -8))
      .onTapGesture { turned += step }
      .control { ControlInfo(kind: "button", names: [step < 0 ? "Previous Month" : "Next Month"]) }
  }

  private func face(of day: Date, number: Int) -> some View {
    let (isChosen, isOpen) = (isChosen(day), isOpen(day))
    let isToday = marksToday && calendar.isDate(day, inSameDayAs: FilmClock.date(at: FilmClock.now))
    return ZStack {
      if isChosen { Circle().fill(.tint.opacity(0.15)).frame(width: 40, height: 40) }
      Text(verbatim: "\(number)").font(.system(size: 20)).fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(
          !isOpen
            ? AnyShapeStyle(.tertiary)
            : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    }
    .frame(maxWidth: .infinity, minHeight: 40)
    .contentShape(Rectangle())
    .onTapGesture { if isOpen { choose(day) } }
    .control { ControlInfo(kind: "button", names: ["\(number)"]) }
  }
}
