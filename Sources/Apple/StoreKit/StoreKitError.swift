import Flipbook
import Foundation

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
