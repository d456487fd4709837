import Foundation

/// A new passkey. None is ever given.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The key.
  public let credentialID: Data
  init(credentialID: Data) { self.credentialID = credentialID }
}
