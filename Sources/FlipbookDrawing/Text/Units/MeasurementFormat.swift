import Foundation

extension Measurement where UnitType: Dimension {
  /// The form of a measurement: in the words of a locale and the units of its region, unless they are to stay.
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

      fileprivate var width: UnitText.Width {
        self == .wide ? .wide : self == .narrow ? .narrow : .abbreviated
      }
    }

    /// A measurement of the unit's kind.
    public typealias FormatInput = Measurement<UnitType>
    /// A text.
    public typealias FormatOutput = String

    /// The form of the unit.
    public var width: UnitWidth
    /// The measured quantity, which chooses the unit: nil is as ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The form of the number; nil for the one that the usage has in the locale.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The scene's unless set.
    public var locale: Locale
    /// Whether temperatures are written without their scale: `20°`.
    var hidesScale = false

    /// Makes a style that writes units of the locale's region, unless they are to stay.
    public init(
      width: UnitWidth, locale: Locale? = nil,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage) = (width, usage)
      self.locale = locale ?? SceneLocale.current
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns a measurement as text: `5 km`. Units that CLDR doesn't name have their symbol.
    public func format(_ value: Measurement<UnitType>) -> String {
      if hidesScale, let text = temperature(value) { return text }
      let identifier = UnitIdentifier.of(value.unit)
      let usage = (usage ?? .general).name
      let text = identifier.flatMap {
        UnitText.text(
          value.value, $0, width.width, usage: usage, style: numberFormatStyle, locale: locale)
      }
      if let text { return text }
      let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>(locale: locale)
      return "\(style.locale(locale).format(value.value)) \(value.unit.symbol)"
    }

    /// A temperature in the scale of the locale's region, without its name.
    private func temperature(_ value: Measurement<UnitType>) -> String? {
      guard let own = value.unit as? UnitTemperature else { return nil }
      var shown = Measurement<UnitTemperature>(value: value.value, unit: own)
      if usage?.keepsUnit != true {
        shown = shown.converted(to: locale.measurementSystem == .us ? .fahrenheit : .celsius)
      }
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0))
      return UnitText.text(shown.value, "generic", width.width, style: style, locale: locale)
    }
  }

  /// The measurement in the words and units of the scene's locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
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

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Makes the form of a temperature, with or without its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScale = hidesScaleName
    return style
  }
}
