import Foundation

/// The provider of the weather. None is ever made.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  /// The page with the conditions.
  public let legalPageURL: URL
  /// A mark for light grounds.
  public let combinedMarkLightURL: URL
  /// A mark for dark grounds.
  public let combinedMarkDarkURL: URL
  /// A square mark.
  public let squareMarkURL: URL
  /// The name of the service.
  public let serviceName: String
}
