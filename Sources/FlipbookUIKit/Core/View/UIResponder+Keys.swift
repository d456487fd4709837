import FlipbookDiagnostics
import Foundation

// Objects that are asked by the names of their properties, which takes Objective-C.

extension UIResponder {
  /// Always nil, with a diagnostic: properties have no names here.
  public func value(forKey key: String) -> Any? {
    reportKey(key, of: self)
    return nil
  }

  /// Always nil, with a diagnostic, as ``value(forKey:)``.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Has no effect, with a diagnostic, as ``value(forKey:)``.
  public func setValue(_ value: Any?, forKey key: String) { reportKey(key, of: self) }

  /// Has no effect, with a diagnostic, as ``value(forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { reportKey(keyPath, of: self) }
}

extension UIBarItem {
  /// Always nil, with a diagnostic: properties have no names here.
  public func value(forKey key: String) -> Any? {
    reportKey(key, of: self)
    return nil
  }

  /// Always nil, with a diagnostic, as ``value(forKey:)``.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Has no effect, with a diagnostic, as ``value(forKey:)``.
  public func setValue(_ value: Any?, forKey key: String) { reportKey(key, of: self) }

  /// Has no effect, with a diagnostic, as ``value(forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { reportKey(keyPath, of: self) }
}

private func reportKey(_ key: String, of object: AnyObject) {
  DiagnosticCollector.current.warn(
    "object.key",
    "“\(key)” of \(type(of: object)) is asked for by name, which takes Objective-C. It is nil, and setting it has no effect."
  )
}
