import Foundation

extension UserDefaults {
  /// By the names of key-value coding, which Foundation lacks here.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// By the names of key-value coding, which Foundation lacks here.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
