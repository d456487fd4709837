import FlipbookMotion
import Foundation

/// A text that follows film time.
package enum LiveText: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The text at a date.
  package func text(at now: Date) -> String {
    switch self {
    case .date(let date, let style): style.text(of: date, at: now)
    case .timer(let range, let pause, let countsDown, let showsHours):
      Self.clock(
        countsDown
          ? range.upperBound.timeIntervalSince(max(range.lowerBound, min(pause ?? now, range.upperBound)))
          : max(0, min(pause ?? now, range.upperBound).timeIntervalSince(range.lowerBound)),
        showsHours: showsHours, roundsUp: countsDown)
    }
  }

  /// Whether the text is another at another time.
  package var changes: Bool {
    switch self {
    case .date(_, let style): style.isRelative
    case .timer(_, let pause, _, _): pause == nil
    }
  }

  /// `1:05` or `1:00:05`.
  static func clock(_ seconds: TimeInterval, showsHours: Bool = true, roundsUp: Bool = false) -> String {
    let whole = Int(roundsUp ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(whole % 60))" }
    return "\(whole / 60):\(two(whole % 60))"
  }
}

extension Text {
  /// The form of a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// `9:41 AM`
    public static let time = DateStyle(kind: .time)
    /// `June 3, 2019`
    public static let date = DateStyle(kind: .date)
    /// `2 hr, 23 min`
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours` after the date, `-2 hours` before it.
    public static let offset = DateStyle(kind: .offset)
    /// `2:23:05`
    public static let timer = DateStyle(kind: .timer)

    var isRelative: Bool { kind == .relative || kind == .offset || kind == .timer }

    func text(of date: Date, at now: Date) -> String {
      let way = date.timeIntervalSince(now)
      switch kind {
      case .time: return FilmDate.text(date, "h:mm a")
      case .date: return FilmDate.text(date, "MMMM d, yyyy")
      case .timer: return LiveText.clock(abs(way), roundsUp: way > 0)
      case .relative: return Self.units(abs(way), count: 2, .abbreviated)
      // The sign is that of now, as seen from the date.
      case .offset: return (way > 0 ? "-" : "+") + Self.units(abs(way), count: 1, .wide)
      }
    }

    private static func units(_ seconds: TimeInterval, count: Int, _ width: UnitText.Width) -> String {
      var rest = Int((seconds + 1e-6).rounded(.down))
      var parts: [(count: Int, unit: String)] = []
      for (length, name) in [
        (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"),
        (60, "minute"), (1, "second"),
      ] where parts.count < count {
        let whole = rest / length
        guard whole > 0 else { continue }
        rest -= whole * length
        parts.append((whole, name))
      }
      if parts.isEmpty { parts = [(0, "second")] }
      return UnitText.list(parts, width, locale: SceneLocale.current)
    }
  }

  private init(live: LiveText) {
    var segment = Segment(content: "")
    segment.live = live
    segments = [segment]
  }

  /// Makes a text that shows a date, in the scene's locale and in Greenwich time.
  public init(_ date: Date, style: DateStyle) { self.init(live: .date(date, style)) }

  /// Makes a text that shows a range of dates or, within one day, of times.
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: FilmDate.text(dates)) }

  /// Makes a text that shows the time left of a range, or that has passed of it.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      live: .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Makes a text that is an image. Symbols take the size, the weight and the colour of the text around them.
  public init(_ image: Image) {
    var segment = Segment(content: TextPicture.placeholder)
    segment.image = image
    segments = [segment]
  }

  /// Whether the text is another at another film time.
  package var isLive: Bool { segments.contains { $0.live?.changes == true } }
}
