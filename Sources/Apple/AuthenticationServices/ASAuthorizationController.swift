/// Runs requests for an account. Nobody answers in a film: the request is cancelled, in the next turn of the run loop.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// How is asked. It has no effect.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object whose methods are called at the end.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Has no effect: no sheet is shown.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Reports to the delegate that the request was cancelled.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
  /// Reports to the delegate that the request was cancelled.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Has no effect: nothing runs.
  open func cancel() {}
}
