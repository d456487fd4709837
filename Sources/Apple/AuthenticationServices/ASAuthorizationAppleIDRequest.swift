import Foundation

/// A request for an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know; nil for nothing.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The account; nil for any.
  open var user: String?
  /// A word that comes back with the answer.
  open var state: String?
  /// A word that comes back with the answer.
  open var nonce: String?
}
