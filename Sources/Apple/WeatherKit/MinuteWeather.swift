import Foundation

/// The rain of a minute. None is ever made: a film reaches no network.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public let date: Date
  /// How likely rain is, 0…1.
  public let precipitationChance: Double
}
