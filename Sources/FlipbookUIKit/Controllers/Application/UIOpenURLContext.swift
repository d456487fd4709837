import Foundation

/// An address that another app asked to open. No film gets one.
public final class UIOpenURLContext: NSObject, Sendable {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}
