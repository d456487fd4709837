import FlipbookMotion
import FlipbookTime
import Foundation

/// A value of any equatable type.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
    func compare<E: Equatable>(_ value: E) -> Bool { value == rhs.value as? E }
    return compare(lhs.value)
  }
}
