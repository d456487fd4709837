import Foundation

/// A server's question after a name. A film reaches none.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// Where the name is asked for.
  public let protectionSpace: URLProtectionSpace
  /// How often a name was refused.
  public let previousFailureCount: Int
  /// The name to begin with; nil for none.
  public let proposedCredential: URLCredential?

  init(protectionSpace: URLProtectionSpace) {
    (self.protectionSpace, previousFailureCount, proposedCredential) = (protectionSpace, 0, nil)
  }
}
