import Foundation

/// A passkey. None is ever given.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The account, as the registration named it.
  public let userID: Data!
  /// The key.
  public let credentialID: Data
  init(userID: Data, credentialID: Data) { (self.userID, self.credentialID) = (userID, credentialID) }
}
