import Foundation

// Ways to drag, copy and share values; in a film none of them is used, so these only describe values.

/// How a value would be handed on.
public protocol TransferRepresentation: Sendable {
  /// The type of the value that is handed on.
  associatedtype Item
}
