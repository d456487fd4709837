extension ASWebAuthenticationSession {
  /// The addresses that end a session.
  public struct Callback: Sendable {
    /// Those with a scheme of the app's own.
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    /// Those of a server.
    public static func https(host: String, path: String) -> Callback { Callback() }
  }
}
