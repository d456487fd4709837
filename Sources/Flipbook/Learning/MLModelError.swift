import Foundation

/// Why a model has no answer.
public struct MLModelError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
