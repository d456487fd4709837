import Foundation

/// The weather of a moment. None is ever made: a film reaches no network.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// The moment.
  public let date: Date
  /// The condition of the sky.
  public let condition: WeatherCondition
  /// The name of a symbol.
  public let symbolName: String
  /// How warm it is.
  public let temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The temperature at which dew falls.
  public let dewPoint: Measurement<UnitTemperature>
  /// The part of the sky with clouds, 0…1.
  public let cloudCover: Double
  /// The moisture of the air, 0…1.
  public let humidity: Double
  /// The pressure of the air.
  public let pressure: Measurement<UnitPressure>
  /// How far one sees.
  public let visibility: Measurement<UnitLength>
  /// The wind.
  public let wind: Wind
  /// The strength of the sun.
  public let uvIndex: UVIndex
  /// Whether the sun is up.
  public let isDaylight: Bool
}
