import Foundation

extension Scanner {
  /// Reads a hexadecimal number into a signed one, as Swift lets Objective-C's method do. Returns whether there was one.
  public func scanHexInt64(_ result: inout Int64) -> Bool {
    var value: UInt64 = 0
    guard scanHexInt64(&value) else { return false }
    result = Int64(bitPattern: value)
    return true
  }
}
