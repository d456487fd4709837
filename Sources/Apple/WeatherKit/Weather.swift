import Foundation

/// The weather of a place. None is ever made: a film reaches no network.
public struct Weather: Equatable, Sendable {
  /// The weather of this moment.
  public let currentWeather: CurrentWeather
  /// The rain of the next hour; nil where it isn't known.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// The weather by hours.
  public let hourlyForecast: Forecast<HourWeather>
  /// The weather by days.
  public let dailyForecast: Forecast<DayWeather>
}
