import Foundation

/// Asks who holds the device. Nobody holds a film: it is never asked.
open class LAContext: NSObject {
  /// The kind of biometry of the device.
  public enum BiometryType: Int, Sendable { case none, touchID, faceID, opticID }
  /// The ways in which a person may authenticate.
  public enum Policy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
  }

  /// None.
  open var biometryType: BiometryType { .none }
  /// The word of the button for a password.
  open var localizedFallbackTitle: String?
  /// The word of the button that ends it.
  open var localizedCancelTitle: String?
  /// Why it is asked.
  open var localizedReason = ""

  /// Makes a context.
  public override init() {}

  /// False: there is nothing to know a person by.
  ///
  /// - Parameter error: Filled with why not; nil for a caller that doesn't ask.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: -6)
    return false
  }

  /// Calls back with no, and an error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  /// Answers as the form with a closure does.
  ///
  /// - Throws: Always: there is nothing to know a person by.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Ends a question. There is none.
  open func invalidate() {}
}

/// The ways in which a person may authenticate.
public typealias LAPolicy = LAContext.Policy
/// The kind of biometry of the device.
public typealias LABiometryType = LAContext.BiometryType
