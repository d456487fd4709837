/// Accounts of Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether an account may still be used.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  /// Makes a provider.
  public override init() {}
  /// Makes a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Finds no account, in the next turn of the run loop.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }

  /// Finds no account.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
