import FlipbookMotion
import Foundation

enum MediaNumbers {
  /// The number as it was written: the shortest decimal of a `Float`, so that 0.1 means a tenth.
  static func exact(_ value: Float) -> Double {
    if value == value.rounded() { return Double(value) }
    return Double(value.description) ?? Double(value)
  }
}
