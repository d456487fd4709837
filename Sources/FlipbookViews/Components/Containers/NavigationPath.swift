import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that have been pushed.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end, one unless set; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
