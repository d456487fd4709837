import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Writes how far a date is from another, in English. Foundation has no such class here.
open class RelativeDateTimeFormatter: @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric = 0
    /// `yesterday`
    case named
  }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var locale: Locale! = Locale(identifier: "en_US")
  open var calendar: Calendar! = Calendar(identifier: .gregorian)

  public init() {}

  /// - Parameter timeInterval: In seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(seconds: Double, full: String, short: String, brief: String)] = [
      (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"),
      (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"), (60, "minute", "min.", "m"),
      (1, "second", "sec.", "s"),
    ]
    let length = abs(timeInterval)
    let unit = units.first { length >= $0.seconds } ?? units[units.count - 1]
    let count = Int((length / unit.seconds).rounded(.down))
    let isPast = timeInterval < 0
    if dateTimeStyle == .named, let name = Self.name(unit.full, count, isPast) { return name }
    let text: String
    switch unitsStyle {
    case .abbreviated: text = "\(count)\(unit.brief)"
    case .short: text = "\(count) \(unit.full == "day" && count != 1 ? "days" : unit.short)"
    case .full, .spellOut: text = "\(count) \(unit.full)\(count == 1 ? "" : "s")"
    }
    return isPast ? "\(text) ago" : "in \(text)"
  }

  private static func name(_ unit: String, _ count: Int, _ isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let seconds =
      Double(dateComponents.second ?? 0) + Double(dateComponents.minute ?? 0) * 60
      + Double(dateComponents.hour ?? 0) * 3600 + Double(dateComponents.day ?? 0) * 86_400
      + Double(dateComponents.weekOfYear ?? 0) * 604_800 + Double(dateComponents.month ?? 0) * 2_592_000
      + Double(dateComponents.year ?? 0) * 31_536_000
    return localizedString(fromTimeInterval: seconds)
  }

  open func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Writes measurements, in English. Foundation has no such class here.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public enum UnitStyle: Int, Sendable {
    case short = 1
    case medium, long
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = UnitStyle.medium
  open var locale: Locale! = Locale(identifier: "en_US")
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// - Parameter object: A measurement of any dimension.
  open override func string(for object: Any?) -> String? {
    (object as? any MeasuredValue)?.written(by: self)
  }

  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let width: Measurement<UnitType>.FormatStyle.UnitWidth =
      unitStyle == .short || unitOptions.contains(.temperatureWithoutUnit)
      ? .narrow : unitStyle == .long ? .wide : .abbreviated
    let digits = numberFormatter.maximumFractionDigits
    return measurement.formatted(
      Measurement<UnitType>.FormatStyle(
        width: width, usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
        numberFormatStyle: .number.precision(.fractionLength(0...max(0, digits)))))
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Joins texts, in English. Foundation has no such class here.
open class ListFormatter: @unchecked Sendable {
  open var locale: Locale! = Locale(identifier: "en_US")
  open var itemFormatter: Formatter?

  public init() {}

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
  }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}

/// A text that is looked up in the tables of the scene; where they don't have it, the key is what is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let content: LocalizedStringKey
  let table: String?
  public var locale = Locale(identifier: "en_US")

  public var key: String { content.key }
  /// The text as it is shown.
  var text: String { Text(content, tableName: table).plainString }

  public init(stringLiteral value: String) { (content, table) = (LocalizedStringKey(value), nil) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    (content, table) = (LocalizedStringKey(stringInterpolation: stringInterpolation), nil)
  }

  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) { (content, self.table) = (keyAndValue, table) }
}

extension String {
  /// The text that the scene's tables have for a key, in English; else the key itself.
  public init(
    localized key: LocalizedStringResource, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = Text(key.content, tableName: table ?? key.table).plainString }

  /// The text that the scene's tables have for a key, in English; else a value.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = AssetCatalog.strings.text(key.description, table: table) ?? defaultValue }
}

/// The text that the scene's tables have for a key, in English; else a value, or the key itself. It hides Foundation's, which
/// would look beside the compiled scene.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "",
  comment: String
) -> String { SceneBundle.main.localizedString(forKey: key, value: value, table: tableName) }

/// The text that a bundle's tables have for a key, in English; else a value, or the key itself.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: SceneBundle, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

extension Text {
  public init(_ resource: LocalizedStringResource) { self.init(resource.content, tableName: resource.table) }
}

extension LocalizedStringKey {
  public init(_ resource: LocalizedStringResource) { self = resource.content }
}

/// Plays nothing in a film.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays nothing in a film; what is to come after it comes at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Asks for reviews of an app; nobody is there.
public enum SKStoreReviewController {
  public static func requestReview() {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// A measurement, whatever its dimension.
private protocol MeasuredValue { func written(by formatter: MeasurementFormatter) -> String }

extension Measurement: MeasuredValue where UnitType: Dimension {
  fileprivate func written(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
