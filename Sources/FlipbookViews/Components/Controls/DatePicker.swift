import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control for a date.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  @Environment(\.datePickerStyleKind) private var styleKind
  @Environment(\.locale) private var locale
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  /// The dates that can be chosen; a bound is nil where there is none.
  private var limits: (first: Date?, last: Date?) = (nil, nil)

  /// Makes a picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
  }

  /// Makes a picker with a label. A calendar shows the days outside of the range in grey.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    limits = (range.lowerBound, range.upperBound)
  }

  /// Makes a picker with a label. A calendar shows the days before the first date in grey.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    limits = (range.lowerBound, nil)
  }

  /// Makes a picker with a label. A calendar shows the days after the last date in grey.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    limits = (nil, range.upperBound)
  }

  /// The widths of the plates that buttons open, in points.
  private static var calendarWidth: CGFloat { 320 }
  private static var wheelsWidth: CGFloat { 231.67 }

  /// The picker in the style around it.
  public var body: some View {
    switch styleKind {
    case .graphical: graphical
    case .wheel: DateWheels(selection: selection, components: components)
    case .compact:
      HStack(spacing: 8) {
        if !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        let form = DateForm(locale: locale)
        HStack(spacing: ControlMetrics.current.pill.gap) {
          if components.contains(.date) {
            DateButton(title: form.date(selection.wrappedValue)) {
              calendar().padding(.top, 8).frame(width: Self.calendarWidth)
            }
          }
          if components.contains(.hourAndMinute) {
            timeButton()
          }
        }
        .control {
          ControlInfo(
            kind: "date picker", names: (label as? Text).map { [$0.plainString] } ?? [],
            set: { value in
              guard case .text(let text) = value, let date = FilmCalendar.date(text) else { return false }
              selection.wrappedValue = date
              return true
            })
        }
      }
      .controlSpacing()
    }
  }

  /// A calendar, with the time below it where that can be chosen too.
  @ViewBuilder
  private var graphical: some View {
    if components.contains(.date), components.contains(.hourAndMinute) {
      let metrics = MonthMetrics.timed
      VStack(spacing: 0) {
        calendar(metrics)
        HStack(spacing: 0) {
          Text("Time").font(.headline)
          Spacer(minLength: 0)
          timeButton(height: metrics.time)
        }
        .frame(height: metrics.time)
        .padding(
          EdgeInsets(
            top: metrics.aboveTime, leading: metrics.timeSide, bottom: metrics.belowTime,
            trailing: metrics.timeSide))
      }
    } else {
      calendar()
    }
  }

  private func timeButton(height: CGFloat? = nil) -> some View {
    let form = DateForm(locale: locale)
    return DateButton(title: form.time(selection.wrappedValue), height: height) {
      DateWheels(selection: selection, components: .hourAndMinute, metrics: .plate, column: 63)
        .frame(width: form.hasHalves ? Self.wheelsWidth : Self.wheelsWidth - 63)
    }
  }

  private func calendar(_ metrics: MonthMetrics = ControlMetrics.current.month) -> some View {
    let calendar = FilmCalendar.calendar
    return MonthGrid(
      month: selection.wrappedValue, marksToday: true,
      isChosen: { calendar.isDate($0, inSameDayAs: selection.wrappedValue) }, isOpen: isOpen,
      choose: { day in
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        selection.wrappedValue = calendar.date(byAdding: time, to: day) ?? day
      }, metrics: metrics)
  }

  /// Whether a day, by its beginning, has a time that can be chosen.
  private func isOpen(_ day: Date) -> Bool {
    let calendar = FilmCalendar.calendar
    if let first = limits.first, day < calendar.startOfDay(for: first) { return false }
    return limits.last.map { day <= $0 } ?? true
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Makes a picker with a localized title. A calendar shows the days outside of the range in grey.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a localized title. A calendar shows the days before the first date in grey.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a localized title. A calendar shows the days after the last date in grey.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// Makes a picker with a title from a string and dates from a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a title from a string and dates from a first one on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a title from a string and dates up to a last one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

private enum DatePickerStyleKindKey: EnvironmentKey {
  static var defaultValue: _DatePickerStyleKind { .compact }
}

extension EnvironmentValues {
  var datePickerStyleKind: _DatePickerStyleKind {
    get { self[DatePickerStyleKindKey.self] }
    set { self[DatePickerStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleKind, S._styleKind)
  }
}
