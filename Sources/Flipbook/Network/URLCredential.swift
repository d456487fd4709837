import Foundation

/// A name and a password for a server, or trust in its certificates. A film reaches none.
public final class URLCredential: NSObject, @unchecked Sendable {
  /// How long a name and a password are kept.
  public enum Persistence: UInt, Hashable, Sendable {
    /// Not, as long as the session, for good, on all devices.
    case none, forSession, permanent, synchronizable
  }

  /// The name; nil for none.
  public let user: String?
  /// The password; nil for none.
  public let password: String?
  /// How long they are kept.
  public let persistence: Persistence

  /// Makes a name and a password.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
  }

  /// Trusts a server's certificates.
  public init(trust: SecTrust) { (user, password, persistence) = (nil, nil, .none) }
}
