import Foundation

/// The app that wrote a piece of data.
public final class HKSource: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// Its identifier.
  public let bundleIdentifier: String

  init(name: String, identifier: String) { (self.name, bundleIdentifier) = (name, identifier) }

  /// The app itself.
  public class func `default`() -> HKSource { HKSource(name: "App", identifier: "app") }
}
