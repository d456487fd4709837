import Foundation

extension CGFloat {
  /// The number's value.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number's value.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
