import Foundation

/// A request for an account. Nobody answers it in a film.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The provider that issues the account.
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
