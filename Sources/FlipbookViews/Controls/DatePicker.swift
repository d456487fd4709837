import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  @Environment(\.datePickerLook) private var look
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, components, self.label) = (selection, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

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
        if components.contains(.date) { pill(FilmCalendar.text(selection.wrappedValue, "d MMM yyyy")) }
        if components.contains(.hourAndMinute) { pill(FilmCalendar.text(selection.wrappedValue, "H:mm")) }
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
  }

  private func pill(_ text: String) -> some View {
    Text(verbatim: text).padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

/// Dates as a film tells them: in one calendar, one language and Greenwich time, so that they are the same anywhere.
enum FilmCalendar {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  static func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// `2025-03-31` or `2025-03-31 14:05`.
  static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
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

/// Wheels for the parts of a date.
private struct DateWheels: View {
  let selection: Binding<Date>
  let components: DatePickerComponents

  init(selection: Binding<Date>, components: DatePickerComponents) {
    (self.selection, self.components) = (selection, components)
  }

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    Binding(
      get: { FilmCalendar.calendar.component(component, from: selection.wrappedValue) },
      set: { (new: Int) in
        let old = FilmCalendar.calendar.component(component, from: selection.wrappedValue)
        let date = selection.wrappedValue
        selection.wrappedValue =
          FilmCalendar.calendar.date(byAdding: component, value: new - old, to: date) ?? date
      })
  }

  var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(part(.month), 1...12) { FilmCalendar.calendar.monthSymbols[$0 - 1] }
        wheel(part(.day), 1...31) { "\($0)" }
        let year = FilmCalendar.calendar.component(.year, from: selection.wrappedValue)
        wheel(part(.year), year - 5...year + 5) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        wheel(part(.hour), 0...23) { "\($0)" }
        wheel(part(.minute), 0...59) { $0 < 10 ? "0\($0)" : "\($0)" }
      }
    }
  }

  private func wheel(_ value: Binding<Int>, _ range: ClosedRange<Int>, _ text: @escaping (Int) -> String)
    -> some View
  {
    WheelPicker(
      selection: value, label: EmptyView(),
      content: ForEach(Array(range), id: \.self) { Text(verbatim: text($0)) })
  }
}

/// How date pickers look.
public enum _DatePickerLook: Hashable, Sendable {
  case compact, graphical, wheel
}

/// A look for date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  static var _look: _DatePickerLook { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _look: _DatePickerLook { .compact }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _look: _DatePickerLook { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _look: _DatePickerLook { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

extension EnvironmentValues {
  var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, S._look)
  }
}
