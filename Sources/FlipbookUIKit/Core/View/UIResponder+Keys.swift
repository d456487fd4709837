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

  /// Has no effect, with a diagnostic, as ``value(forKey:)``; but "tabBar" of a tab bar controller takes a bar of the
  /// scene's own, which can be given in no other way.
  public func setValue(_ value: Any?, forKey key: String) {
    if key == "tabBar", let tabs = self as? UITabBarController, let bar = value as? UITabBar {
      return tabs.replaceBar(by: bar)
    }
    reportKey(key, of: self)
  }

  /// Has no effect, with a diagnostic, as ``value(forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { reportKey(keyPath, of: self) }
}

extension UIBarItem {
  /// Nil, with a diagnostic: properties have no names here. But the "view" of a button is the one that a bar shows it
  /// by, which can be had in no other way.
  public func value(forKey key: String) -> Any? {
    if key == "view", let item = self as? UIBarButtonItem { return item.shownView }
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

extension UIVisualEffect {
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
