import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A calendar on which any number of days is chosen.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  /// Whether a day can be chosen, by its beginning.
  let isOpen: (Date) -> Bool
  let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, isOpen: @escaping (Date) -> Bool, label: Label
  ) { (self.selection, self.isOpen, self.label) = (selection, isOpen, label) }

  /// Makes a calendar; the label isn't shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, isOpen: { _ in true }, label: label())
  }

  /// Makes a calendar of days in a range, the others grey; the label isn't shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    let first = FilmCalendar.calendar.startOfDay(for: bounds.lowerBound)
    self.init(selection, isOpen: { $0 >= first && $0 < bounds.upperBound }, label: label())
  }

  /// Makes a calendar of the days from a date on, the others grey; the label isn't shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let first = FilmCalendar.calendar.startOfDay(for: bounds.lowerBound)
    self.init(selection, isOpen: { $0 >= first }, label: label())
  }

  /// Makes a calendar of the days before a date, the others grey; the label isn't shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, isOpen: { $0 < bounds.upperBound }, label: label()) }

  /// The days of the month that the film is in, and of those before and after.
  public var body: some View {
    MonthGrid(
      month: FilmClock.date(at: FilmClock.now), marksToday: true, isChosen: { chosen($0) != nil },
      isOpen: isOpen,
      choose: { day in
        if let chosen = chosen(day) {
          selection.wrappedValue.remove(chosen)
        } else {
          let calendar = FilmCalendar.calendar
          selection.wrappedValue.insert(
            calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
      })
  }

  private func chosen(_ day: Date) -> DateComponents? {
    let key = FilmCalendar.calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first {
      $0.year == key.year && $0.month == key.month && $0.day == key.day
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar; the title isn't shown.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a calendar of days in a range, the others grey; the title isn't shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Makes a calendar of the days from a date on, the others grey; the title isn't shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Makes a calendar of the days before a date, the others grey; the title isn't shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Makes a calendar; the title isn't shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
