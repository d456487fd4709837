import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that the focused view gives the commands of an app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
