import Foundation

/// The weather of an hour. None is ever made: a film reaches no network.
public struct HourWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public let date: Date
  /// The condition of the sky.
  public let condition: WeatherCondition
  /// The name of a symbol.
  public let symbolName: String
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The part of the sky with clouds, 0…1.
  public let cloudCover: Double
  /// The moisture of the air, 0…1.
  public let humidity: Double
  /// How likely rain is, 0…1.
  public let precipitationChance: Double
  /// The wind.
  public let wind: Wind
  /// The strength of the sun.
  public let uvIndex: UVIndex
  /// Whether the sun is up.
  public let isDaylight: Bool
}
