import FlipbookMotion
import FlipbookTime
import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value; nil unless asked for.
  public let newValue: Value?
  /// The old value; nil unless asked for.
  public let oldValue: Value?
  /// Always false. Reports come after the change.
  public var isPrior: Bool { false }
}
