import Foundation

/// A server's question after a name. A film reaches none.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
  /// Where the name is asked for.
  public let protectionSpace: URLProtectionSpace
  /// How often a name was refused.
  public let previousFailureCount: Int
  /// The name to begin with; nil for none.
  public let proposedCredential: URLCredential?
  /// The answer that refused the last name; nil for none.
  public let failureResponse: URLResponse?
  /// How the last name failed; nil for none.
  public let error: (any Error)?
  /// Takes the answer; nil for none.
  public let sender: (any URLAuthenticationChallengeSender)?

  /// Makes a question.
  public init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
    sender: any URLAuthenticationChallengeSender
  ) {
    (protectionSpace, proposedCredential, self.previousFailureCount) = (
      space, credential, previousFailureCount
    )
    (failureResponse, self.error, self.sender) = (response, error, sender)
  }

  /// Makes a question of another one whose answer is taken elsewhere.
  public init(
    authenticationChallenge challenge: URLAuthenticationChallenge,
    sender: any URLAuthenticationChallengeSender
  ) {
    protectionSpace = challenge.protectionSpace
    previousFailureCount = challenge.previousFailureCount
    proposedCredential = challenge.proposedCredential
    (failureResponse, error) = (challenge.failureResponse, challenge.error)
    self.sender = sender
  }
}
