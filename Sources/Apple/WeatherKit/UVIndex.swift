import Foundation

/// The strength of the sun. None is ever made: a film reaches no network.
public struct UVIndex: Codable, Equatable, Sendable {
  /// The index, from 0.
  public let value: Int
}
