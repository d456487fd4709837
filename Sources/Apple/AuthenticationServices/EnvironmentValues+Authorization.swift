extension EnvironmentValues {
  /// The action that requests an account. Nobody answers in a film.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
