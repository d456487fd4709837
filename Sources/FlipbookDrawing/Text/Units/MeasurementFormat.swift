import Foundation

extension Measurement where UnitType: Dimension {
  /// The form of a measurement: in English and in the units of the United States unless they are to stay.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// `3 miles`
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// `3 mi`
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// `3mi`
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// A measurement of the unit's kind.
    public typealias FormatInput = Measurement<UnitType>
    /// A text.
    public typealias FormatOutput = String

    /// The form of the unit.
    public var width: UnitWidth
    /// The unit that is written: nil is as ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The form of the number; nil for one digit after the point, or none from 100 on and for temperatures.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The locale of the number; the scene's unless set. The unit is written in English.
    public var locale: Locale

    /// Makes a style that writes units of the United States, unless told to keep them.
    public init(
      width: UnitWidth, locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage) = (width, usage)
      self.locale = locale ?? SceneLocale.current
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the style with another locale for the number.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns a measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage?.keepsUnit == true ? value : value.inAmericanUnit
      let isTemperature = shown.unit is UnitTemperature
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...(isTemperature || abs(shown.value) >= 100 ? 0 : 1)))
      let number = style.format(shown.value)
      let symbol = shown.unit.symbol
      if isTemperature { return number + (width == .narrow ? "°" : symbol) }
      if width == .narrow { return number + symbol }
      guard width == .wide, let name = MeasurementNames.wide[symbol] else { return "\(number) \(symbol)" }
      return "\(number) \(shown.value == 1 ? name.one : name.many)"
    }
  }

  /// The measurement in words, in English and in the units of the United States.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The same amount in the unit that is used for it in the United States.
  fileprivate var inAmericanUnit: Measurement<UnitType> {
    let unit: Dimension?
    switch self.unit {
    case let own as UnitLength:
      let miles = Measurement<UnitLength>(value: value, unit: own).converted(to: .miles).value
      unit =
        abs(miles) >= 0.5 ? UnitLength.miles : abs(miles) >= 0.5 / 5280 ? UnitLength.feet : UnitLength.inches
    case let own as UnitMass:
      let pounds = Measurement<UnitMass>(value: value, unit: own).converted(to: .pounds).value
      unit = abs(pounds) >= 1 ? UnitMass.pounds : UnitMass.ounces
    case is UnitTemperature: unit = UnitTemperature.fahrenheit
    case is UnitSpeed: unit = UnitSpeed.milesPerHour
    default: unit = nil
    }
    guard let american = unit as? UnitType else { return self }
    return converted(to: american)
  }
}

/// Whether a measurement is written in the units of the United States or in its own.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let keepsUnit: Bool
  /// The unit that is usual in the United States for the amount.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: false) }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Fahrenheit, as all temperatures that don't keep their unit.
  public static var weather: MeasurementFormatUnitUsage { .general }
  /// Fahrenheit, as all temperatures that don't keep their unit.
  public static var person: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Miles, feet or inches by the length, as for ``general``.
  public static var road: MeasurementFormatUnitUsage { .general }
  /// Miles, feet or inches by the length, as for ``general``.
  public static var person: MeasurementFormatUnitUsage { .general }
  /// Miles, feet or inches by the length, as for ``general``.
  public static var personHeight: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Pounds or ounces by the weight, as for ``general``.
  public static var personWeight: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The measurement's own unit.
  public static var food: MeasurementFormatUnitUsage { .asProvided }
  /// The measurement's own unit.
  public static var workout: MeasurementFormatUnitUsage { .asProvided }
}

extension FormatStyle {
  /// Makes the form of a measurement.
  public static func measurement<U: Dimension>(
    width: Measurement<U>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<U> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<U>.FormatStyle {
    Measurement<U>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
