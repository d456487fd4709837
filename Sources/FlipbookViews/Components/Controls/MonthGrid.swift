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
  var metrics = ControlMetrics.current.month
  /// How many months after the first one.
  @State private var turned = 0

  private var calendar: Calendar { FilmCalendar.calendar }
  private var first: Date { calendar.dateInterval(of: .month, for: month)?.start ?? month }
  private var start: Date { calendar.date(byAdding: .month, value: turned, to: first) ?? first }

  var body: some View {
    let start = start
    let lead = calendar.component(.weekday, from: start) - 1
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weeks = (lead + count + 6) / 7
    let height = metrics.weeks.map { $0 / CGFloat(weeks) } ?? metrics.week
    VStack(spacing: 0) {
      header(start).frame(height: metrics.header)
      HStack(spacing: 0) {
        ForEach(0..<7) { day in
          Text(verbatim: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"][day])
            .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      .frame(height: metrics.weekdays)
      ForEach(0..<weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7) { weekday in
            let day = week * 7 + weekday - lead
            ZStack {
              if (0..<count).contains(day), let date = calendar.date(byAdding: .day, value: day, to: start) {
                dayCell(of: date, number: day + 1, height: height)
              }
            }
            .frame(maxWidth: .infinity, minHeight: height)
          }
        }
      }
    }
    .padding(.horizontal, metrics.side)
    .padding(.bottom, metrics.bottom)
    .onChange(of: first) { turned = 0 }
  }

  /// The month's name, with a mark that years can be chosen, and the ways to the months before and after.
  private func header(_ start: Date) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: FilmCalendar.text(start, "MMMM yyyy")).font(.headline)
      Image(systemName: "chevron.right").font(.system(size: 14, weight: .bold)).foregroundStyle(.tint)
        .padding(.leading, 6)
      Spacer(minLength: 0)
      chevron("chevron.left", by: -1).padding(.trailing, metrics.betweenChevrons)
      chevron("chevron.right", by: 1)
    }
    .padding(.horizontal, metrics.headerSide)
  }

  private func chevron(_ name: String, by step: Int) -> some View {
    let end = calendar.date(byAdding: step < 0 ? .day : .month, value: step, to: start) ?? start
    let isOpen = isOpen(end)
    return Image(systemName: name).font(.system(size: 20, weight: .semibold))
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .contentShape(Rectangle().inset(by: -8))
      .onTapGesture { if isOpen { turned += step } }
      .control { ControlInfo(kind: "button", names: [step < 0 ? "Previous Month" : "Next Month"]) }
  }

  /// The look of a day that is chosen, or of the present one: the present day is filled where it is chosen.
  private func style(isChosen: Bool, isToday: Bool, isOpen: Bool) -> AnyShapeStyle {
    guard isOpen else { return AnyShapeStyle(.tertiary) }
    if isChosen, isToday { return AnyShapeStyle(Color.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  private func dayCell(of day: Date, number: Int, height: CGFloat) -> some View {
    let (isChosen, isOpen) = (isChosen(day), isOpen(day))
    let isToday = marksToday && calendar.isDate(day, inSameDayAs: FilmClock.date(at: FilmClock.now))
    return ZStack {
      if isChosen {
        Circle().fill(.tint.opacity(isToday ? 1 : 0.15)).frame(width: metrics.circle, height: metrics.circle)
      }
      Text(verbatim: "\(number)").font(.system(size: 20)).fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(style(isChosen: isChosen, isToday: isToday, isOpen: isOpen))
    }
    .frame(maxWidth: .infinity, minHeight: height)
    .contentShape(Rectangle())
    .onTapGesture { if isOpen { choose(day) } }
    .control { ControlInfo(kind: "button", names: ["\(number)"]) }
  }
}
