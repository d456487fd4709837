import FlipbookDrawing
import Foundation

/// The base of a scene's classes that override what Objective-C's `NSObject` has and Foundation's here has not.
///
/// A scene says `NSObject`; the compiler's pass over it puts this class there.
open class OverridableObject: NSObject {
  /// Makes an object.
  public override init() {}

  /// Called with the change of a property that is observed by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Never called. Objects are not read from nib files.
  open func awakeFromNib() {}
  /// Never called.
  open func prepareForInterfaceBuilder() {}
  /// Whether the object's class has a method of the scene's own, written as `#selector(…)` in the call.
  open func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }
  /// Returns the object that is sent a method which the object hasn't; nil unless overridden.
  open func forwardingTarget(for selector: Selector!) -> Any? { nil }
  /// Returns the value of a stored property by its name; nil where there is none.
  open func value(forKey key: String) -> Any? {
    Mirror(reflecting: self).children.first { $0.label == key }?.value
  }
  /// Does nothing unless overridden. Properties can't be set by their names.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Does nothing unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {}
  /// Returns nil unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { nil }
}
