import Foundation

/// The weather of a day. None is ever made: a film reaches no network.
public struct DayWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public let date: Date
  /// The condition of the sky.
  public let condition: WeatherCondition
  /// The name of a symbol.
  public let symbolName: String
  /// How warm it becomes.
  public let highTemperature: Measurement<UnitTemperature>
  /// How cold it becomes.
  public let lowTemperature: Measurement<UnitTemperature>
  /// How likely rain is, 0…1.
  public let precipitationChance: Double
  /// The wind.
  public let wind: Wind
  /// The strength of the sun.
  public let uvIndex: UVIndex
}
