import Foundation

/// A part of an animation that a state plays, from a time of the film on.
package struct LottieStatePlay: Sendable, Equatable {
  /// The name of the state.
  package var state: String
  /// When it begins, in seconds of the film.
  package var start: Double
  /// The animation of the container.
  package var animation: String
  /// The theme that is in force; nil for none.
  package var theme: String?
  /// The first frame, and the one after the last.
  var range: (low: Double, high: Double)
  /// Frames a second, with the speed of the state.
  var rate: Double
  var playback: LottieStateMachine.Playback
  /// The way from what was shown before: the frame, the seconds that it takes, and its curve; nil for a cut.
  var tween: Tween?
  /// The frame that it is set to; nil where it plays from its start.
  var place: Double?

  struct Tween: Sendable, Equatable {
    var frame: Double
    var duration: Double
    var curve: LottieEasingCurve
  }

  package static func == (lhs: LottieStatePlay, rhs: LottieStatePlay) -> Bool {
    lhs.state == rhs.state && lhs.start == rhs.start && lhs.animation == rhs.animation
      && lhs.theme == rhs.theme && lhs.range == rhs.range && lhs.rate == rhs.rate
      && lhs.playback == rhs.playback && lhs.place == rhs.place && lhs.tween == rhs.tween
  }

  /// The frames of one way.
  private var length: Double { range.high - range.low }
  /// The last frame that is shown.
  private var last: Double { max(range.low, range.high - 1) }

  /// When it has come from what was before, in seconds of the film.
  var begin: Double { start + (tween?.duration ?? 0) }

  /// The frame that is shown on the way at a time of the film, and how far the way has been gone; nil where it has been.
  package func way(at time: Double) -> (frame: Double, share: Double)? {
    guard let tween, time < begin else { return nil }
    return (tween.frame, tween.curve.value(at: (time - start) / tween.duration))
  }

  /// Seconds of one round, there and back where it bounces.
  var round: Double { max(1e-3, length * (playback.mode.bounces ? 2 : 1) / rate) }

  /// The number of rounds; nil for no end.
  var rounds: Int? { playback.loops ? (playback.loopCount > 0 ? playback.loopCount : nil) : 1 }

  /// The frame at a time of the film.
  package func frame(at time: Double) -> Double {
    var passed = max(0, time - begin)
    let startsAtEnd = playback.mode.startsAtEnd
    guard playback.isPlaying else { return place ?? (startsAtEnd ? last : range.low) }
    if let place { passed += (startsAtEnd ? last - place : place - range.low) / rate }
    if let rounds, passed >= Double(rounds) * round {
      return playback.mode == .forward || playback.mode == .reverseBounce ? last : range.low
    }
    var steps = passed.truncatingRemainder(dividingBy: round) * rate
    // Times are sums of frames: their rounding must not show at a keyframe.
    if abs(steps - steps.rounded()) < 1e-6 { steps = steps.rounded() }
    let forward = steps < length ? steps : 2 * length - steps
    let place = startsAtEnd ? range.high - forward : range.low + forward
    return max(range.low, min(last, place))
  }
}
