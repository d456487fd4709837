import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}
