import Foundation

/// An error as Core Foundation passes it around.
public final class CFError: Error, CustomStringConvertible, Sendable {
  /// A sentence for the person.
  public let description: String

  init(_ description: String) { self.description = description }
}
