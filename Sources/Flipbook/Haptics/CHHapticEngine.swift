import Foundation

/// Makes a device be felt. A film can't be, as a simulator can't: no engine can be made.
open class CHHapticEngine: @unchecked Sendable {
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  /// The action after all has been played.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }

  /// Is called after a start or a stop.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Is called when all has been played.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  /// Is called when the engine stops by itself.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// Is called when the engine has begun anew.
  public typealias ResetHandler = () -> Void

  /// Is called when the engine stops by itself. A film never does.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Is called when the engine has begun anew. A film never does.
  open var resetHandler: ResetHandler = {}
  /// Whether sounds are left out.
  open var playsHapticsOnly = false
  /// Whether what is felt is left out while a microphone is open.
  open var isMutedForHaptics = false
  /// Whether sounds are muted.
  open var isMutedForAudio = false
  /// Whether it stops when it has nothing to play.
  open var isAutoShutdownEnabled = false
  /// Seconds since it began: none.
  open var currentTime: TimeInterval { 0 }

  /// Throws ``CHHapticError``: a film can't be felt.
  public init() throws { throw CHHapticError(.notSupported) }

  /// That a film can't be felt.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Begins. There is nothing to begin.
  open func start(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Throws ``CHHapticError``: a film can't be felt.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Ends. There is nothing to end.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Calls at once: nothing is being played.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }

  /// Throws ``CHHapticError``: a film can't be felt.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws ``CHHapticError``: a film can't be felt.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws ``CHHapticError``: a film can't be felt.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Throws ``CHHapticError``: a film can't be felt.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
