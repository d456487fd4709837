extension HKUnit {
  /// A unit of mass: `oz`.
  public class func ounce() -> HKUnit { unit("oz", 28.349523125, "mass") }
  /// A unit of mass: `lb`.
  public class func pound() -> HKUnit { unit("lb", 453.59237, "mass") }
  /// A unit of mass: `st`.
  public class func stone() -> HKUnit { unit("st", 6350.29318, "mass") }
  /// A unit of length: `in`.
  public class func inch() -> HKUnit { unit("in", 0.0254, "length") }
  /// A unit of length: `ft`.
  public class func foot() -> HKUnit { unit("ft", 0.3048, "length") }
  /// A unit of length: `yd`.
  public class func yard() -> HKUnit { unit("yd", 0.9144, "length") }
  /// A unit of length: `mi`.
  public class func mile() -> HKUnit { unit("mi", 1609.344, "length") }
  /// A unit of volume: `fl_oz_us`.
  public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us", 2.95735295625e-05, "volume") }
  /// A unit of volume: `fl_oz_imp`.
  public class func fluidOunceImperial() -> HKUnit { unit("fl_oz_imp", 2.84130625e-05, "volume") }
  /// A unit of volume: `pt_us`.
  public class func pintUS() -> HKUnit { unit("pt_us", 0.000473176473, "volume") }
  /// A unit of volume: `pt_imp`.
  public class func pintImperial() -> HKUnit { unit("pt_imp", 0.00056826125, "volume") }
  /// A unit of volume: `cup_us`.
  public class func cupUS() -> HKUnit { unit("cup_us", 0.0002365882365, "volume") }
  /// A unit of volume: `cup_imp`.
  public class func cupImperial() -> HKUnit { unit("cup_imp", 0.000284130625, "volume") }
  /// A unit of pressure: `mmHg`.
  public class func millimeterOfMercury() -> HKUnit { unit("mmHg", 133.322387415, "pressure") }
  /// A unit of pressure: `cmAq`.
  public class func centimeterOfWater() -> HKUnit { unit("cmAq", 98.0665, "pressure") }
  /// A unit of pressure: `atm`.
  public class func atmosphere() -> HKUnit { unit("atm", 101325, "pressure") }
  /// A unit of time: `min`.
  public class func minute() -> HKUnit { unit("min", 60, "time") }
  /// A unit of time: `hr`.
  public class func hour() -> HKUnit { unit("hr", 3600, "time") }
  /// A unit of time: `d`.
  public class func day() -> HKUnit { unit("d", 86400, "time") }
  /// A unit of energy: `cal`.
  public class func smallCalorie() -> HKUnit { unit("cal", 4.184, "energy") }
  /// A unit of energy: `Cal`.
  public class func largeCalorie() -> HKUnit { unit("Cal", 4184, "energy") }
  /// A unit of energy: `kcal`.
  public class func kilocalorie() -> HKUnit { unit("kcal", 4184, "energy") }
  /// A unit of count: `count`.
  public class func count() -> HKUnit { unit("count", 1, "count") }
  /// A unit of count: `%`.
  public class func percent() -> HKUnit { unit("%", 0.01, "count") }
  /// A unit of activity: `IU`.
  public class func internationalUnit() -> HKUnit { unit("IU", 1, "activity") }
  /// A unit of angle: `rad`.
  public class func radianAngle() -> HKUnit { unit("rad", 1, "angle") }
  /// A unit of angle: `deg`.
  public class func degreeAngle() -> HKUnit { unit("deg", 0.017453292519943295, "angle") }
  /// A unit of optics: `D`.
  public class func diopter() -> HKUnit { unit("D", 1, "optics") }
  /// A degree above the absolute zero.
  public class func kelvin() -> HKUnit { unit("K", 1, "temperature") }
  /// A degree above freezing water.
  public class func degreeCelsius() -> HKUnit {
    HKUnit("degC", factor: 1, offset: 273.15, powers: ["temperature": 1])
  }
  /// A degree of Fahrenheit's scale.
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", factor: 5.0 / 9, offset: 459.67 * 5 / 9, powers: ["temperature": 1])
  }
  /// So many grams.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    unit("mol<\(gramsPerMole)>", gramsPerMole, "mass")
  }
  /// So many grams, with a prefix.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    unit("\(prefix.sign)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, "mass")
  }
  /// The level of a sound.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL", 1, "loudness") }
}
