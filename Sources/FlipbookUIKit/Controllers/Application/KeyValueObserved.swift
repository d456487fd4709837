import FlipbookMotion
import FlipbookTime
import Foundation

/// An object whose properties can be observed.
@MainActor @preconcurrency
public protocol KeyValueObserved: NSObject {}

extension KeyValueObserved {
  /// Calls a handler after changes of a property.
  ///
  /// Objective-C's reports are not available: the property is compared sixty times a second of film time. A
  /// value that is not `Hashable` is never reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func notify(_ old: Value?, _ new: Value) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) { notify(nil, last) }
    return NSKeyValueObservation { [weak self] in
      guard let self else { return false }
      let now = self[keyPath: keyPath]
      guard let one = now as? AnyHashable, let other = last as? AnyHashable else {
        // Values that can't be compared have no known changes.
        return false
      }
      guard one != other else { return true }
      let old = last
      last = now
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? old : nil))
      return true
    }
  }
}
