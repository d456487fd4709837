import Foundation

extension NSObjectProtocol {
  /// Whether the object's class has a method of the scene's own, written as `#selector(…)` in the call.
  ///
  /// Methods that only UIKit's classes have are not found.
  public func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }
}
