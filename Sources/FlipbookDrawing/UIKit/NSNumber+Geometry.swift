import Foundation

extension CGFloat {
  /// The number's value.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number's value.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension NSMutableString {
  /// Adds a text made from a format.
  public func appendFormat(_ format: String, _ arguments: CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
