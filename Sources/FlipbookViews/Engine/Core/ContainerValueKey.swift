import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that a view gives the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}
