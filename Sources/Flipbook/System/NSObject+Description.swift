import Foundation

extension NSObject {
  /// The name of the class with its module.
  public static func description() -> String { String(reflecting: self) }
}
