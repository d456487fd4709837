import Foundation

/// An account of Apple's. None is ever given.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The account.
  public let user: String
  /// The address; nil where it isn't given.
  public let email: String?
  /// The name; nil where it isn't given.
  public let fullName: PersonNameComponents?
  /// What a server checks; nil for none.
  public let identityToken: Data?
  /// What a server checks; nil for none.
  public let authorizationCode: Data?
  /// What the request carried.
  public let state: String?
  init(user: String) {
    self.user = user
    (email, fullName, identityToken, authorizationCode, state) = (nil, nil, nil, nil, nil)
  }
}
