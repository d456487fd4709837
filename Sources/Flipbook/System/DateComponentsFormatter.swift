import Foundation

/// Writes how long something lasts, in English. Foundation has no such class here.
open class DateComponentsFormatter: @unchecked Sendable {
  /// The form of the text. `brief` gives the text of `abbreviated`, `spellOut` that of `full`.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:09`
    case positional = 0
    /// `1h 5m 9s`, `1 hr, 5 min, 9 sec`, `1 hour, 5 minutes, 9 seconds`, then the text of `full` and that of
    /// `abbreviated`.
    case abbreviated, short, full, spellOut, brief
  }

  /// The zeros that are left out or filled up. In positional texts `dropTrailing` drops zeros at the end;
  /// `pad` fills up in all.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the behaviour.
    public let rawValue: UInt
    /// Makes a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops zeros at the front of positional texts, down to two units, and all zeros of others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Has the effect of ``default``.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Has the effect of ``default``.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros at the end too.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops zeros at both ends, and those of texts that aren't positional.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all units, and writes those of positional texts with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// `positional` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written, of days, hours, minutes and seconds. All but days unless set.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// ``ZeroFormattingBehavior/default`` unless set.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written; 0 for all.
  open var maximumUnitCount = 0
  /// Has no effect. Setting it to true is reported.
  open var includesApproximationPhrase = false {
    didSet {
      unsupported("DateComponentsFormatter.includesApproximationPhrase", when: includesApproximationPhrase)
    }
  }
  /// Has no effect. Setting it to true is reported.
  open var includesTimeRemainingPhrase = false {
    didSet {
      unsupported("DateComponentsFormatter.includesTimeRemainingPhrase", when: includesTimeRemainingPhrase)
    }
  }

  /// Makes a formatter for hours, minutes and seconds.
  public init() {}

  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let letter: String
    let short: String
    let full: String
  }

  private static let units = [
    Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", full: "day"),
    Unit(unit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
  ]

  /// The text for a number of seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = Int(abs(interval))
    var parts = Self.units.filter { allowedUnits.contains($0.unit) }.map { unit in
      defer { rest %= unit.seconds }
      return (unit: unit, count: rest / unit.seconds)
    }
    guard !parts.isEmpty else { return "" }
    let pads = zeroFormattingBehavior.contains(.pad)
    let isPositional = unitsStyle == .positional
    if !pads {
      // Times by the clock keep their minutes and what is between; others drop every zero.
      while parts.count > (isPositional ? min(2, parts.count) : 1), parts.first?.count == 0 {
        parts.removeFirst()
      }
      if !isPositional || zeroFormattingBehavior.contains(.dropTrailing) {
        while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
      }
      if !isPositional, parts.count > 1 { parts.removeAll { $0.count == 0 } }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = interval < 0 && Int(abs(interval)) > 0 ? "-" : ""
    let words = parts.enumerated().map { index, part -> String in
      let plural = part.count == 1 ? "" : "s"
      switch unitsStyle {
      case .positional:
        let isLong = pads ? parts.count > 1 || part.unit.unit == .second && index > 0 : index > 0
        return isLong && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      case .abbreviated, .brief: return "\(part.count)\(part.unit.letter)"
      case .short:
        return
          "\(part.count) \(part.unit.short)\(part.unit.short == "day" || part.unit.short == "hr" ? plural : "")"
      case .full, .spellOut: return "\(part.count) \(part.unit.full)\(plural)"
      }
    }
    let joint = isPositional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return sign + words.joined(separator: joint)
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for hours, minutes and seconds in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for days, hours, minutes and seconds.
  open func string(from components: DateComponents) -> String? {
    let hours = (components.day ?? 0) * 24 + (components.hour ?? 0)
    let seconds = (hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)
    return string(from: TimeInterval(seconds))
  }
}
