import Foundation

/// A part of a server that asks after names.
public final class URLProtectionSpace: NSObject, @unchecked Sendable {
  /// The server.
  public let host: String
  /// Its port.
  public let port: Int
  /// The certificates that the server shows; nil, since a film reaches none.
  public let serverTrust: SecTrust? = nil
  /// How it asks.
  public let authenticationMethod: String

  init(host: String, port: Int, method: String) {
    (self.host, self.port, authenticationMethod) = (host, port, method)
  }
}

/// A server shows its certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A server asks for a certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
/// A server asks for a name and a password.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// A server asks for a name and the digest of a password.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
