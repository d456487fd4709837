import FlipbookDrawing
import FlipbookMotion

/// A value that a view gives the container around it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}
