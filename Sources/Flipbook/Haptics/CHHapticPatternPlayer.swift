import Foundation

/// Plays a pattern. None can be made for a film.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins at a time of the engine's, 0 for now.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time of the engine's, 0 for now.
  func stop(atTime time: TimeInterval) throws
  /// Sends changes.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Ends all at once.
  func cancel() throws
  /// Whether it is silent.
  var isMuted: Bool { get set }
}
