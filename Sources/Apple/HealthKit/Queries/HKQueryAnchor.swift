import Foundation

/// How far a question came.
public final class HKQueryAnchor: NSObject, @unchecked Sendable {
  private let value: Int
  /// Makes the anchor of a number.
  public init(fromValue value: Int) { self.value = value }
}
