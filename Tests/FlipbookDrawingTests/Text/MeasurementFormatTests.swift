import FlipbookDrawing
import FlipbookTime
import Foundation
import Testing

// A scene of another locale is current while some of these run: none of the others may run then.
@MainActor
@Suite("Measurements in words")
struct MeasurementFormatTests {
  /// Puts back English of the United States: an earlier test may have left another locale.
  init() { SceneLocale.set(Locale(identifier: "en_US"), isPad: false, in: .current) }

  /// A text with usual spaces: CLDR has several that don't break.
  private func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }

  @Test("they have the units of the locale's region, unless they are to stay")
  func units() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3.1 mi")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide)) == "1 mile")
    #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "68°F")
    #expect(
      Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow)) == "68°")
    #expect(Measurement(value: 1.5, unit: UnitMass.kilograms).formatted() == "3.3 lb")
    #expect(
      Measurement(value: 72, unit: UnitSpeed.kilometersPerHour)
        .formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "72 km/h")
  }
  @Test("words and units follow the locale")
  func locales() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    func text(_ locale: String, _ usage: MeasurementFormatUnitUsage<UnitLength> = .general) -> String {
      plain(way.formatted(.measurement(width: .wide, usage: usage).locale(Locale(identifier: locale))))
    }
    #expect(text("de_DE") == "5 Kilometer")
    #expect(text("en_GB", .road) == "3.1 miles")
    #expect(text("ja_JP") == "5キロメートル")
    #expect(text("fr_FR", .asProvided) == "5 kilomètres")
    let warm = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "de_DE"))
    #expect(plain(style.format(warm)) == "20 °C")
  }

  @Test("a form of the number holds, and the unit's word follows the digits that are shown")
  func numbers() {
    let way = Measurement(value: 1, unit: UnitLength.miles)
    func text(_ digits: Int) -> String {
      way.formatted(
        .measurement(
          width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(digits))))
    }
    #expect(text(0) == "1 mile")
    #expect(text(1) == "1.0 miles")
    let big = Measurement(value: 12_345.678, unit: UnitLength.meters)
    #expect(
      big.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.grouping(.never)))
        == "12345.678 m")
  }

  @Test("a temperature without its scale is in the scale of the region")
  func scale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true)) == "68°")
    #expect(
      warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true)) == "20°")
  }

  @Test("units that CLDR doesn't name have their symbols")
  func symbols() {
    #expect(
      Measurement(value: 2, unit: UnitMass.slugs).formatted(.measurement(width: .wide, usage: .asProvided))
        == "2 slug")
    #expect(
      Measurement(
        value: 3, unit: UnitLength(symbol: "hand", converter: UnitConverterLinear(coefficient: 0.1016))
      )
      .formatted() == "3 hand")
  }

  @Test("each of Foundation's units is named, but for the few that CLDR lacks")
  func names() {
    let units: [Dimension] = [
      UnitLength.picometers, UnitLength.decameters, UnitLength.nauticalMiles, UnitMass.ouncesTroy,
      UnitMass.metricTons,
      UnitVolume.deciliters, UnitArea.hectares, UnitPressure.inchesOfMercury,
      UnitEnergy.kilowattHours, UnitPower.horsepower, UnitFrequency.terahertz, UnitDuration.minutes,
      UnitInformationStorage.mebibytes, UnitAngle.arcSeconds, UnitSpeed.knots,
      UnitElectricCurrent.milliamperes,
      UnitFuelEfficiency.milesPerGallon, UnitConcentrationMass.gramsPerLiter, UnitIlluminance.lux,
    ]
    for unit in units {
      let name = UnitText.name(of: unit, .wide, locale: Locale(identifier: "en_US"))
      #expect(name.count > unit.symbol.count, "\(unit.symbol): \(name)")
    }
  }
}
