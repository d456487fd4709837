import Foundation

/// How a value changes over time, by keyframes: a function of time that can be asked at any time.
///
/// Tracks change the initial value in the order they are declared, so of two tracks for one property the last
/// wins.
public struct KeyframeTimeline<Value> {
  private let tracks: KeyframeTrackList<Value>

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the start.
  ///   - content: tracks, or the keyframes of a single one.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    var tracks = KeyframeTrackList(initialValue: initialValue)
    keyframes._append(to: &tracks)
    if tracks.setters.isEmpty {
      MotionInput.warn("keyframes.empty", "A keyframe timeline has no keyframes, so its value never changes.")
    }
    self.tracks = tracks
  }

  /// The time in seconds at which the last track ends.
  public var duration: TimeInterval { tracks.duration }

  /// The value at a time in seconds. Before 0 it is the initial value, after each track's end that track's last.
  public func value(time: Double) -> Value {
    var value = tracks.initialValue
    for set in tracks.setters { set(&value, time) }
    return value
  }

  /// The value at a share of the duration, 0…1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}
