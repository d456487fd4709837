import Foundation

/// Passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// For whom they are.
  public let relyingPartyIdentifier: String
  /// Makes a provider.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  /// Makes a request for a new passkey.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  { ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self) }
  /// Makes a request for a passkey.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self) }
}
