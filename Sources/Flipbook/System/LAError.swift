import Foundation

/// Why nobody could be known.
public struct LAError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// It is another.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person ended it.
  public static var userCancel: Code { .userCancel }
  /// The person asked for a password.
  public static var userFallback: Code { .userFallback }
  /// The system ended it.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no password.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device can't know a person.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows nobody.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// It went wrong too often.
  public static var biometryLockout: Code { .biometryLockout }
}
