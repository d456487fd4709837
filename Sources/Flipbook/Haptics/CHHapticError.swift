import Foundation

/// Why nothing can be felt.
public struct CHHapticError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case fileNotFound = -4851
    case unknownError = -4898
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The device can't be felt.
  public static var notSupported: Code { .notSupported }
  /// The engine has not been started.
  public static var engineNotRunning: Code { .engineNotRunning }
}
