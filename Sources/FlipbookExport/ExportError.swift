import Foundation

/// Why a render did not reach its output: what, where and the way out, in words for the person.
public struct ExportError: Error, Equatable, Sendable {
  /// The kinds of errors, for programs.
  public enum Reason: Equatable, Sendable {
    /// The request can't be met: the settings contradict each other or the format.
    case settings
    /// A program or an encoder is not installed.
    case missingEncoder
    /// A picture to be put into a film can't be used.
    case input
    /// The encoder ended too early or refused.
    case encoder
    /// The output can't be written.
    case output
    /// The render was cancelled.
    case cancelled
  }

  /// The kind of the error.
  public var reason: Reason
  /// A sentence for the person.
  public var message: String

  /// Makes an error of a kind with a sentence for the person.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// The error of a cancelled render.
  public static let cancelled = ExportError(.cancelled, "Cancelled; nothing was written.")
}

extension ExportError: CustomStringConvertible, LocalizedError {
  /// The message.
  public var description: String { message }
  /// The message.
  public var errorDescription: String? { message }
}
