/// Why a session of the web ended without an answer.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Somebody closed the page.
    case canceledLogin = 1
    /// Nobody said in which window.
    case presentationContextNotProvided = 2
    /// The window can't show it.
    case presentationContextInvalid = 3
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// Somebody closed the page.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody said in which window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window can't show it.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
