import Flipbook
import Foundation

/// The store. A film doesn't reach it.
public enum AppStore {
  /// Has no effect.
  public static func sync() async throws {}
  /// Whether the person may buy something. Nobody can in a film.
  public static var canMakePayments: Bool { false }
  /// Asks for a review. Has no effect.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows the person's subscriptions. Has no effect.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

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

/// Why a store can't be asked.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  case networkError(URLError)
  case systemError(any Error)
}

extension StoreKitError: LocalizedError {
  /// A sentence for people.
  public var errorDescription: String? { "Unable to Complete Request" }
}

/// A message of the store's. There are none.
public struct Message: Sendable {
  /// Messages; there are none.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// Shows a message of the store's.
public struct DisplayMessageAction: Sendable {
  /// Has no effect.
  public func callAsFunction(_ message: Message) throws {}
}
