/// An account, by its kind. None is ever given.
public enum ASAuthorizationResult {
  /// A name with a password.
  case password(ASPasswordCredential)
  /// An account of Apple's.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}
