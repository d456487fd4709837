import Foundation

/// Why no account was given.
public struct ASAuthorizationError: Error, Sendable {
  /// The kind of reason.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1000
    /// The person closed the sheet; always so in a film.
    case canceled
    /// The answer was not understood.
    case invalidResponse
    /// Nobody answered.
    case notHandled
    /// It failed.
    case failed
    /// There was nobody to ask.
    case notInteractive
  }

  /// The kind of reason.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
