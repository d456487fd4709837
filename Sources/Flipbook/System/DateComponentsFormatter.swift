import Foundation

/// Writes how long something lasts, in English. Foundation has no such class here.
open class DateComponentsFormatter: @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Of days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are written; 0 for all.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false {
    didSet {
      unsupported("DateComponentsFormatter.includesApproximationPhrase", when: includesApproximationPhrase)
    }
  }
  open var includesTimeRemainingPhrase = false {
    didSet {
      unsupported("DateComponentsFormatter.includesTimeRemainingPhrase", when: includesTimeRemainingPhrase)
    }
  }

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
