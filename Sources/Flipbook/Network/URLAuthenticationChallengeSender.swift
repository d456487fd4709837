import Foundation

/// Takes the answer to a server's question after a name.
public protocol URLAuthenticationChallengeSender: NSObjectProtocol {
  /// A name answers it.
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  /// It is left open.
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  /// The request is broken off.
  func cancel(_ challenge: URLAuthenticationChallenge)
  /// It is answered as without a delegate.
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  /// The next part of the server is tried.
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}

extension URLAuthenticationChallengeSender {
  /// Does nothing unless the sender says otherwise.
  public func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  /// Does nothing unless the sender says otherwise.
  public func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
