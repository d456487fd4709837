import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Writes measurements, in English. Foundation has no such class here.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The unit a measurement is written in.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Has no effect.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// The narrowest form of the unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The form of the unit: `5m`, `5 m`, `5 meters`.
  public enum UnitStyle: Int, Sendable {
    /// `5m`
    case short = 1
    /// `5 m` and `5 meters`.
    case medium, long
  }

  /// None unless set: the unit that is usual for the locale.
  open var unitOptions: UnitOptions = []
  /// `medium` unless set.
  open var unitStyle = UnitStyle.medium
  /// Has no effect.
  open var locale: Locale! = Locale.current
  /// Only its largest number of fraction digits counts; 2 unless set.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  /// Makes a formatter.
  public override init() { super.init() }
  /// Always nil: archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// - Parameter object: A measurement of any dimension.
  open override func string(for object: Any?) -> String? {
    (object as? any MeasuredValue)?.written(by: self)
  }

  /// Returns the text for a measurement.
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

  /// Returns the name of a unit: `km/hr`, or `kilometers per hour` in the long style.
  open func string(from unit: Unit) -> String {
    MeasurementNames.name(of: unit, isWide: unitStyle == .long)
  }
}

extension String {
  /// Makes the text that the scene's tables have for a key, in the scene's language; else the key itself.
  public init(
    localized key: LocalizedStringResource, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = Text(key.content, tableName: table ?? key.table, bundle: bundle ?? key.bundle).plainString }

  /// Makes the text that the scene's tables have for a key, in the scene's language; else a value.
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: SceneBundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = SceneAssets.of(bundle?.module).strings.text(key.description, table: table) ?? defaultValue }
}

/// The text that the scene's tables have for a key, in the scene's language; else a value, or the key itself. It hides Foundation's, which
/// would look beside the compiled scene.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "",
  comment: String
) -> String { SceneBundle.main.localizedString(forKey: key, value: value, table: tableName) }

/// The text that a bundle's tables have for a key, in the scene's language; else a value, or the key itself.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: SceneBundle, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

extension Text {
  /// Makes a text that shows a resource.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.content, tableName: resource.table, bundle: resource.bundle)
  }
}

extension LocalizedStringKey {
  /// Makes the key of a resource, which is looked up in the usual table.
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

/// A measurement, whatever its dimension.
private protocol MeasuredValue { func written(by formatter: MeasurementFormatter) -> String }

extension Measurement: MeasuredValue where UnitType: Dimension {
  fileprivate func written(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
