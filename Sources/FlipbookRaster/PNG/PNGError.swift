import Foundation

/// Why a PNG could not be read or written. The message is a whole phrase for the person, without the file's
/// name: the caller knows that.
public struct PNGError: Error, Equatable, Sendable {
  /// The kinds of errors, for programs.
  public enum Reason: Equatable, Sendable {
    /// The data doesn't begin like a PNG.
    case notPNG
    /// The data begins like a PNG and goes wrong later.
    case damaged
    /// The picture is larger than the limits allow.
    case tooLarge
    /// The picture is transparent, and nothing may show through it.
    case transparent
    /// The picture's colours have no conversion to sRGB.
    case unsupportedColors
    /// The picture could not be compressed.
    case encoding
  }

  /// The kind of the error.
  public var reason: Reason
  /// A phrase for the person, without the file's name.
  public var message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}

extension PNGError: CustomStringConvertible, LocalizedError {
  /// The message.
  public var description: String { message }
  /// The message.
  public var errorDescription: String? { message }
}
