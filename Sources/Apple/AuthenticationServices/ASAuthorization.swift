import Foundation

/// An answer to a request. None is ever given.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A piece of personal information that an app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the person.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address.
    public static let email = Scope(rawValue: "email")
  }

  /// The provider that issued the account.
  public let provider: any ASAuthorizationProvider
  /// The account.
  public let credential: any ASAuthorizationCredential
  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}
