import Foundation

/// An error of a cloud. All requests of a film end with `notAuthenticated`: nobody has signed in.
public struct CKError: Error, CustomNSError, Sendable {
  /// The kind of error.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
    case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound
    case limitExceeded, userDeletedZone
  }

  /// The kind of error.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of such errors.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Nil: nothing is gained by asking again.
  public var retryAfterSeconds: Double? { nil }

  static let signedOut = CKError(.notAuthenticated)
}

/// The domain of errors of a cloud.
public let CKErrorDomain = "CKErrorDomain"
