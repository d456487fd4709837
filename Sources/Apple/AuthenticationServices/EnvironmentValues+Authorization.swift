extension EnvironmentValues {
  /// What asks for an account. Nobody answers in a film.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
