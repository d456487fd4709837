import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Wheels for the parts of a date, in the order of the locale.
struct DateWheels: View {
  let selection: Binding<Date>
  let components: DatePickerComponents
  /// The form of the wheels.
  let metrics: WheelMetrics
  /// The width of the wheels of a time alone; nil for equal shares of the room.
  let column: CGFloat?
  @Environment(\.locale) private var locale

  init(
    selection: Binding<Date>, components: DatePickerComponents,
    metrics: WheelMetrics = ControlMetrics.current.wheel,
    column: CGFloat? = nil
  ) {
    (self.selection, self.components) = (selection, components)
    (self.metrics, self.column) = (metrics, column)
  }

  /// How far the days of a wheel reach before and after the one chosen.
  private static var reach: Int { 5 }

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    Binding(
      get: { FilmCalendar.calendar.component(component, from: selection.wrappedValue) },
      set: { (new: Int) in
        let old = FilmCalendar.calendar.component(component, from: selection.wrappedValue)
        add(new - old, component)
      })
  }

  private func add(_ count: Int, _ component: Calendar.Component) {
    let date = selection.wrappedValue
    selection.wrappedValue = FilmCalendar.calendar.date(byAdding: component, value: count, to: date) ?? date
  }

  /// 0 before noon, 1 after it.
  private var half: Binding<Int> {
    let hour = part(.hour)
    return Binding(
      get: { hour.wrappedValue / 12 },
      set: { (new: Int) in hour.wrappedValue = hour.wrappedValue % 12 + new * 12 })
  }

  /// Days since the first of 1970.
  private var day: Binding<Int> {
    func number() -> Int { Int((selection.wrappedValue.timeIntervalSince1970 / 86_400).rounded(.down)) }
    return Binding(get: number, set: { (new: Int) in add(new - number(), .day) })
  }

  var body: some View {
    ZStack {
      // One band lies behind all wheels.
      WheelBand(metrics: metrics)
      wheels
    }
  }

  private var wheels: some View {
    let form = DateForm(locale: locale)
    return HStack(spacing: 0) {
      if components == .date {
        ForEach(form.order, id: \.self) { dateWheel($0, form) }
      } else if components.contains(.date) {
        let today = day.wrappedValue
        wheel(day, today - Self.reach...today + Self.reach) {
          form.day(Date(timeIntervalSince1970: (Double($0) + 0.5) * 86_400))
        }
      }
      if components.contains(.hourAndMinute) {
        let hasHalves = form.hasHalves
        // Beside the days the numbers take no more room than they need.
        let width: CGFloat? = components.contains(.date) ? 60 : column
        ring(part(.hour), 24) { "\(hasHalves ? ($0 + 11) % 12 + 1 : $0)" }.frame(width: width)
        ring(part(.minute), 60) { $0 < 10 ? "0\($0)" : "\($0)" }.frame(width: width)
        if hasHalves { wheel(half, 0...1) { form.halves[$0] }.frame(width: width) }
      }
    }
    .padding(.trailing, column == nil ? 0 : 12)
  }

  @ViewBuilder
  private func dateWheel(_ component: Calendar.Component, _ form: DateForm) -> some View {
    let year = FilmCalendar.calendar.component(.year, from: selection.wrappedValue)
    switch component {
    case .day: wheel(part(.day), 1...31) { "\($0)" }
    case .month: wheel(part(.month), 1...12) { form.months[$0 - 1] }
    default: wheel(part(.year), year - Self.reach...year + Self.reach) { "\($0)" }
    }
  }

  /// A wheel whose last number is followed by its first.
  private func ring(_ value: Binding<Int>, _ count: Int, _ text: @escaping (Int) -> String) -> some View {
    RingWheel(value: value, count: count, metrics: bare, text: text)
  }

  /// The form of a wheel without its own band.
  private var bare: WheelMetrics {
    var metrics = metrics
    metrics.hasBand = false
    return metrics
  }

  private func wheel(_ value: Binding<Int>, _ range: ClosedRange<Int>, _ text: @escaping (Int) -> String)
    -> some View
  {
    WheelPicker(
      selection: value, label: EmptyView(),
      content: ForEach(Array(range), id: \.self) { Text(verbatim: text($0)) }, metrics: bare)
  }
}
