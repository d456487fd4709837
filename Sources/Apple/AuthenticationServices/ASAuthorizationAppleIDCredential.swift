import Foundation

/// An account of Apple's. None is ever given.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The account.
  public let user: String
  /// The address; nil where it isn't given.
  public let email: String?
  /// The name; nil where it isn't given.
  public let fullName: PersonNameComponents?
  /// A token by which a server verifies the account; nil for none.
  public let identityToken: Data?
  /// A code that a server exchanges for tokens; nil for none.
  public let authorizationCode: Data?
  /// The state string of the request.
  public let state: String?
  init(user: String) {
    self.user = user
    (email, fullName, identityToken, authorizationCode, state) = (nil, nil, nil, nil, nil)
  }
}
