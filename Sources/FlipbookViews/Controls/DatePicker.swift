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
  @Environment(\.datePickerLook) private var look
  @Environment(\.locale) private var locale
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
  }

  /// Makes a picker with a label. The range is ignored.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// Makes a picker with a label. The first date is ignored.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// Makes a picker with a label. The last date is ignored.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// The picker in the style around it.
  public var body: some View {
    switch look {
    case .graphical: MonthGrid(selection: selection)
    case .wheel: DateWheels(selection: selection, components: components)
    case .compact:
      HStack(spacing: 8) {
        if !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        let form = DateForm(locale: locale)
        if components.contains(.date) { pill(form.date(selection.wrappedValue)) }
        if components.contains(.hourAndMinute) { pill(form.time(selection.wrappedValue)) }
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
      .controlSpacing()
    }
  }

  private func pill(_ text: String) -> some View {
    let metrics = ControlMetrics.current.pill
    return Text(verbatim: text)
      .foregroundStyle(isEnabled ? Color.primary : Color(uiColor: .tertiaryLabel))
      .padding(.horizontal, metrics.horizontal)
      .frame(minHeight: metrics.height)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
      )
      .modifier(CloseToRowEdges())
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Makes a picker with a localized title. The range is ignored.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Makes a picker with a localized title. The first date is ignored.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Makes a picker with a localized title. The last date is ignored.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Makes a picker with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

/// The days of a month; a tap chooses one.
private struct MonthGrid: View {
  let selection: Binding<Date>

  init(selection: Binding<Date>) { self.selection = selection }

  var body: some View {
    let calendar = FilmCalendar.calendar
    let date = selection.wrappedValue
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let first = calendar.component(.weekday, from: start) - 1
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let today = calendar.component(.day, from: date)
    VStack(spacing: 10) {
      HStack {
        Text(verbatim: FilmCalendar.text(date, "MMMM yyyy")).font(.headline)
        Spacer()
        Image(systemName: "chevron.left").foregroundStyle(.tint).padding(.trailing, 24)
        Image(systemName: "chevron.right").foregroundStyle(.tint)
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
            let day = week * 7 + weekday - first + 1
            ZStack {
              if day == today { Circle().fill(.tint.opacity(0.15)).frame(width: 40, height: 40) }
              if (1...count).contains(day) {
                Text(verbatim: "\(day)").font(.system(size: 20)).fontWeight(
                  day == today ? .semibold : .regular
                )
                .foregroundStyle(day == today ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
              }
            }
            .frame(maxWidth: .infinity, minHeight: 40)
            .contentShape(Rectangle())
            .onTapGesture {
              guard (1...count).contains(day) else { return }
              selection.wrappedValue = calendar.date(byAdding: .day, value: day - today, to: date) ?? date
            }
          }
        }
      }
    }
    .padding(12)
  }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look)
  }
}
