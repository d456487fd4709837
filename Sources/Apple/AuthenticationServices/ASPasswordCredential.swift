import Foundation

/// A name with a password. None is ever given.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Makes a credential.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
