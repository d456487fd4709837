import Foundation

/// Foundation's own `abs` of this type can't be called here, and hides the free function in extensions of the type, where Apple's
/// systems find that.
extension CGFloat {
  /// Returns the absolute value of a number.
  public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }

  /// Returns the absolute value of a number.
  public static func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
}
