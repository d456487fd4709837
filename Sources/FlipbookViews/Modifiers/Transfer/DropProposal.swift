import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outcome that a drop would have.
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation
  /// Makes a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}
