/// A part of the weather that is asked for.
public struct WeatherQuery<T>: Sendable {
  /// The weather of this moment.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  /// The rain of the next hour; nil where it isn't known.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  /// The weather by hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  /// The weather by days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
}
