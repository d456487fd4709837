import Flipbook
import Foundation

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// Three letters.
  public let countryCode: String
  /// The store of the person; none.
  public static var current: Storefront? { get async { nil } }
  /// Other stores; there are none.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
