import Foundation

extension NSMutableString {
  /// Adds a text made from a format.
  public func appendFormat(_ format: String, _ arguments: CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
