import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A calendar on which any number of days is chosen.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let label: Label

  /// Makes a calendar; the label isn't shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }

  /// Makes a calendar; the label isn't shown, and the range is ignored.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  /// The days of the month that the film is in.
  public var body: some View {
    let calendar = FilmCalendar.calendar
    let now = FilmClock.date(at: FilmClock.now)
    let parts = calendar.dateComponents([.year, .month], from: now)
    let first = calendar.date(from: parts) ?? now
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    VStack(alignment: .leading, spacing: 12) {
      Text(FilmDate.text(first, "MMMM yyyy")).font(.headline)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 6) {
        ForEach(0..<(lead + count)) { place in
          let day = place - lead + 1
          if day > 0 {
            let key = DateComponents(era: 1, year: parts.year, month: parts.month, day: day)
            let chosen = selection.wrappedValue.first {
              $0.month == key.month && $0.day == day && $0.year == key.year
            }
            Text("\(day)")
              .foregroundStyle(chosen == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))
              .frame(width: 36, height: 36)
              .background(chosen == nil ? AnyShapeStyle(.clear) : AnyShapeStyle(.tint), in: Circle())
              .contentShape(Circle())
              .onTapGesture {
                if let chosen {
                  selection.wrappedValue.remove(chosen)
                } else {
                  selection.wrappedValue.insert(key)
                }
              }
          } else {
            Color.clear.frame(width: 36, height: 36)
          }
        }
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar; the title isn't shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a calendar; the title isn't shown, and the range is ignored.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection: selection) { Text(titleKey) }
  }
}
