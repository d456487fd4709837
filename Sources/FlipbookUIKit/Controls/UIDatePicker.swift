import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

/// A control that chooses a date or a time.
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  private var chosen: Date
  private var hosting: HostingView?

  /// The parts that are chosen; the date and the time unless set. A length of time is not shown, and a year and a month are shown as a
  /// date, each with a diagnostic.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      unsupported(
        "UIDatePicker.datePickerMode", when: [.countDownTimer, .yearAndMonth].contains(datePickerMode))
      build()
    }
  }
  /// The look that is asked for; `automatic` unless set.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { build() } }
  /// The look that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The earliest date; nil for any. Dates before it are not chosen, and look as others do.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest date; nil for any. Dates after it are not chosen, and look as others do.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// The steps of minutes. Others than 1 have no effect, with a diagnostic.
  open var minuteInterval = 1 {
    didSet { unsupported("UIDatePicker.minuteInterval", when: minuteInterval != 1) }
  }
  /// The length of time that is chosen, in seconds. It is not shown.
  open var countDownDuration: TimeInterval = 0
  /// The language of the texts; the film's unless set.
  open var locale: Locale? { didSet { build() } }
  /// The calendar of the dates; the film's unless set.
  open var calendar: Calendar! { didSet { build() } }
  /// The time zone of the times; the film's unless set.
  open var timeZone: TimeZone? { didSet { build() } }
  /// Whether the time is rounded to the minutes' steps; true unless set. It has no effect with steps of one minute.
  open var roundsToMinuteInterval = true

  /// Makes a picker of the film's date. A frame of no size gets the picker's own.
  public override init(frame: CGRect) {
    chosen = FilmClock.start.addingTimeInterval(FilmClock.now)
    super.init(frame: frame)
    build()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Makes the picker of a storyboard or a file of views, and one of the film's date of other archives.
  public required init?(coder: NSCoder) {
    chosen = FilmClock.start.addingTimeInterval(FilmClock.now)
    super.init(coder: coder)
    build()
    coder.nib?.read(into: self as UIDatePicker)
  }

  /// The date, within ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { chosen }
    set {
      let wanted = within(newValue)
      guard wanted != chosen else { return }
      chosen = wanted
      build()
    }
  }

  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func within(_ date: Date) -> Date {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  /// Shows the picker anew: what runs inside has its own state.
  private func build() {
    hosting?.removeFromSuperview()
    let binding = Binding<Date>(
      get: { [weak self] in self?.chosen ?? Date(timeIntervalSinceReferenceDate: 0) },
      set: { [weak self] in self?.choose($0) })
    let (components, style) = (components, datePickerStyle)
    let (locale, calendar, timeZone) = (locale, calendar, timeZone)
    let made = HostingView {
      let picker = DatePicker("", selection: binding, displayedComponents: components).labelsHidden()
        .transformEnvironment(\.locale) { if let locale { $0 = locale } }
        .transformEnvironment(\.calendar) { if let calendar { $0 = calendar } }
        .transformEnvironment(\.timeZone) { if let timeZone { $0 = timeZone } }
      return switch style {
      case .wheels: AnyView(picker.datePickerStyle(.wheel))
      case .inline: AnyView(picker.datePickerStyle(.graphical))
      case .compact, .automatic: AnyView(picker.datePickerStyle(.compact))
      }
    }
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    hosting = made
    invalidateIntrinsicContentSize()
  }

  private func choose(_ date: Date) {
    let wanted = within(date)
    guard wanted != chosen else { return }
    chosen = wanted
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The size of the picker's look, in points.
  open override var intrinsicContentSize: CGSize { hosting?.sizeThatFits(.zero) ?? .zero }
  /// The size of the picker's look, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting?.sizeThatFits(size) ?? .zero }
}
