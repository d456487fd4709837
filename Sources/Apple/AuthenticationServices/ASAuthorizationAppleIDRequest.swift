import Foundation

/// A request for an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The personal information that the app requests; nil for none.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The account; nil for any.
  open var user: String?
  /// A word that comes back with the answer.
  open var state: String?
  /// A word that comes back with the answer.
  open var nonce: String?
}
