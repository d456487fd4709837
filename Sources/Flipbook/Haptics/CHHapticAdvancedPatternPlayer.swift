import Foundation

/// Plays a pattern that can be repeated and sought. None can be made for a film.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Waits at a time of the engine's, 0 for now.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time of the engine's, 0 for now.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a time of the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether it begins again at its end.
  var loopEnabled: Bool { get set }
  /// In seconds; 0 for the end of the pattern.
  var loopEnd: TimeInterval { get set }
  /// 1 for the pattern's own pace.
  var playbackRate: Float { get set }
  /// Is called at the end.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
}
