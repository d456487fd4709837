/// A condition of the sky.
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A kind of weather.
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane,
    isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet,
    smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// The English name, each word with a capital letter.
  public var description: String {
    rawValue.prefix(1).uppercased()
      + rawValue.dropFirst().reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
  }
}
