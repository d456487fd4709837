import FlipbookMedia
import FlipbookMotion
import Foundation

/// A sound of the film. It shows nothing and takes no room.
///
/// ```swift
/// ZStack {
///   Audio("music.mp3", volume: isTalking ? 0.2 : 1, fade: 2, loop: true)
///   Audio("click.wav", at: 1.5)
///   …
/// }
/// ```
/// The sound begins `at` seconds after the view has come and ends at the latest when the view goes. Its volume takes part
/// in animations. All sounds of a scene are mixed, each placed to the sample; pictures have none.
public struct Audio: View, Animatable {
  /// The factor of the loudness: 1 leaves the sound as it is.
  public var volume: Double

  let file: String
  let delay: TimeInterval
  let from: TimeInterval
  let to: TimeInterval?
  let fade: AudioFade
  let isLooped: Bool
  let duck: Double?
  /// Changes of the volume that are known from the start.
  var levels: [SoundLevel] = []
  /// Seconds of the file for each second; nil for 1.
  var speed: Double?
  /// Seconds that each play takes; nil for the part's own length.
  var period: Double?

  /// Makes a sound.
  ///
  /// - Parameters:
  ///   - file: The name of a file beside the scene or in its project, or an absolute path. Any format that ffmpeg reads.
  ///   - delay: Seconds from the appearance of the view to the begin of the sound.
  ///   - trim: The part of the file that is heard, in seconds; all of it unless given.
  ///   - volume: The factor of the loudness, which can be animated.
  ///   - fade: Seconds in which the sound rises and sinks.
  ///   - loop: Whether the part begins anew until the film ends.
  ///   - duck: The factor of the loudness while sounds are heard that have none of their own; nil for no change.
  public init(
    _ file: String, at delay: TimeInterval = 0, trim: ClosedRange<TimeInterval>? = nil, volume: Double = 1,
    fade: AudioFade = .none, loop: Bool = false, duck: Double? = nil
  ) {
    (self.file, self.delay, self.volume, self.fade) = (file, delay, volume, fade)
    (from, to) = (trim?.lowerBound ?? 0, trim?.upperBound)
    (isLooped, self.duck) = (loop, duck)
  }

  /// Makes a sound of a file from a time on.
  public init(
    _ file: String, at delay: TimeInterval = 0, trim: PartialRangeFrom<TimeInterval>, volume: Double = 1,
    fade: AudioFade = .none, loop: Bool = false, duck: Double? = nil
  ) {
    (self.file, self.delay, self.volume, self.fade) = (file, delay, volume, fade)
    (from, to) = (trim.lowerBound, nil)
    (isLooped, self.duck) = (loop, duck)
  }

  /// Makes a sound whose volume follows keyframes, from its begin on.
  public init(
    _ file: String, at delay: TimeInterval = 0, trim: ClosedRange<TimeInterval>? = nil,
    volume: KeyframeTimeline<Double>, fade: AudioFade = .none, loop: Bool = false, duck: Double? = nil
  ) {
    self.init(
      file, at: delay, trim: trim, volume: volume.value(time: 0), fade: fade, loop: loop, duck: duck)
    let steps = Int(min(volume.duration, 3600) * Self.sampledRate)
    levels = (0...max(1, steps)).map { step in
      let time = Double(step) / Self.sampledRate
      return SoundLevel(time: time, gain: Self.gain(volume.value(time: time)))
    }
  }

  /// Moments a second at which keyframes are sampled.
  private static let sampledRate = 60.0

  /// The volume.
  public nonisolated var animatableData: Double {
    get { volume }
    set { volume = newValue }
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes a node without elements that adds the sound to the film.
  public static func _makeNode(view: Audio, inputs: _ViewInputs) -> _TypedNode<Audio> {
    AudioNode(view: view, inputs: inputs)
  }

  /// The factor for a volume: no less than silence.
  static func gain(_ volume: Double) -> Double { volume.isNaN ? 1 : min(max(volume, 0), 1000) }

  /// The sound as part of a film.
  ///
  /// - Parameter time: When the view came, in seconds of the film.
  /// - Returns: Nil, with an error reported, where there is no such file or a number is none.
  package func placed(at time: TimeInterval) -> Sound? {
    guard let path = MediaFiles.path(of: file, kind: "sound"), hasNumbers else { return nil }
    var sound = Sound(file: path, start: time + delay)
    (sound.from, sound.to, sound.plays) = (from, to, isLooped ? nil : 1)
    (sound.fadeIn, sound.fadeOut, sound.duck) = (max(0, fade.rise), max(0, fade.fall), duck.map(Self.gain))
    (sound.speed, sound.period) = (speed, period)
    sound.levels = levels.isEmpty ? [SoundLevel(time: -delay, gain: Self.gain(volume))] : levels
    return sound
  }

  private var hasNumbers: Bool {
    let numbers = [delay, from, to ?? 0, fade.rise, fade.fall, volume, duck ?? 0]
    if numbers.allSatisfy(\.isFinite), from >= 0, to ?? from >= from { return true }
    MediaFiles.report(
      "audio.number", "The sound \"\(file)\" has a time or a volume that is no number of its kind.")
    return false
  }
}
