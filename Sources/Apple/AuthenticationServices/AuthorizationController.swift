/// Runs requests for an account from a view. Nobody answers in a film.
public struct AuthorizationController: Sendable {
  init() {}

  /// Fails.
  ///
  /// - Throws: ``ASAuthorizationError`` with the code `canceled`.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Fails.
  ///
  /// - Throws: ``ASAuthorizationError`` with the code `canceled`.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}
