import Foundation

/// A reason why health data can't be had.
public struct HKError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// Reasons, with Apple's numbers.
    case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
      errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
      errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied,
      errorNoData
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// Nobody was asked.
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  /// There is no data.
  public static let errorNoData = Code.errorNoData
}
