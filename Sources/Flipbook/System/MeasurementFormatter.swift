import FlipbookDrawing
import Foundation

/// Writes measurements in the words of a locale. Foundation has no such class here.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The unit a measurement is written in.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit of the amount's size; so does the usual unit.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without their scale: `20°`.
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
  /// The words, and by its region the units that are usual.
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

  /// Returns the text for a measurement; one of a unit without a dimension has the unit's symbol.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    if let measured = measurement as? any MeasuredValue { return measured.written(by: self) }
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return "\(number) \(measurement.unit.symbol)"
  }

  fileprivate func text<UnitType: Dimension>(of measurement: Measurement<UnitType>) -> String {
    let width: Measurement<UnitType>.FormatStyle.UnitWidth =
      unitStyle == .short ? .narrow : unitStyle == .long ? .wide : .abbreviated
    let digits = FloatingPointFormatStyle<Double>.number.precision(
      .fractionLength(0...max(0, numberFormatter.maximumFractionDigits)))
    let keepsUnit = unitOptions.contains(.providedUnit)
    if unitOptions.contains(.temperatureWithoutUnit),
      let temperature = measurement as? Measurement<UnitTemperature>
    {
      let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
        width: .narrow, usage: keepsUnit ? .asProvided : .general, hidesScaleName: true,
        numberFormatStyle: digits)
      return style.locale(locale).format(temperature)
    }
    return Measurement<UnitType>.FormatStyle(
      width: width, locale: locale, usage: keepsUnit ? .asProvided : .general, numberFormatStyle: digits
    ).format(measurement)
  }

  /// Returns the name of a unit: `kilometers per hour` in the long style, `mph` in others.
  open func string(from unit: Unit) -> String {
    // Alone it has another form than beside a number, in English.
    if unitStyle != .long, unit.symbol == "km/h", locale.language.languageCode == .english { return "km/hr" }
    return UnitText.name(of: unit, unitStyle == .long ? .wide : .abbreviated, locale: locale)
  }
}

/// A measurement, whatever its dimension.
private protocol MeasuredValue { func written(by formatter: MeasurementFormatter) -> String }

extension Measurement: MeasuredValue where UnitType: Dimension {
  fileprivate func written(by formatter: MeasurementFormatter) -> String { formatter.text(of: self) }
}
