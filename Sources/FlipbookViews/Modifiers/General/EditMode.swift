import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether the rows of a list are being changed; they never are in a film.
public enum EditMode: Hashable, Sendable {
  /// Rows aren't changed.
  case inactive
  /// A row has been swiped.
  case transient
  /// Rows are changed.
  case active
  /// Whether rows are being changed: in every mode but `inactive`.
  public var isEditing: Bool { self != .inactive }
}
