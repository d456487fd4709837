/// A sound of an animation: the part of a file that is heard, when, and how loud.
package struct LottieSound: Sendable, Equatable {
  /// Where its samples are.
  package enum Source: Sendable, Equatable {
    /// A file beside the animation.
    case file(String)
    /// A file inside it, with the ending of its name.
    case content([UInt8], ending: String)
  }

  /// The loudness at a time.
  package struct Level: Sendable, Equatable {
    /// In seconds from its begin.
    package var time: Double
    /// 1 leaves it as it is.
    package var gain: Double
  }

  package var source: Source
  /// When it begins, in seconds from the first frame of the animation.
  package var start: Double
  /// Where the part begins, in seconds of the file.
  package var from: Double
  /// In seconds.
  package var length: Double
  /// In the order of their times, at least one.
  package var levels: [Level]
}
