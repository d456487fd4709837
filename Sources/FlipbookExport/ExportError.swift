import Foundation

/// Why a render did not reach its output: what, where and the way out, in words for the person.
public struct ExportError: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// What was asked for can't be: the settings contradict each other or the format.
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

  public var reason: Reason
  public var message: String

  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// The error of a cancelled render.
  public static let cancelled = ExportError(.cancelled, "Cancelled; nothing was written.")
}

extension ExportError: CustomStringConvertible, LocalizedError {
  public var description: String { message }
  public var errorDescription: String? { message }
}
