import Foundation

/// The wind. None is ever made: a film reaches no network.
public struct Wind: Codable, Equatable, Sendable {
  /// From the north, clockwise.
  public let direction: Measurement<UnitAngle>
  /// How fast it is.
  public let speed: Measurement<UnitSpeed>
  /// How fast its gusts are; nil where it isn't known.
  public let gust: Measurement<UnitSpeed>?
}
