/// A sound of a film: the part of a file that is heard, when, and how loud.
package struct Sound: Hashable, Codable, Sendable {
  /// Absolute once the file was looked for.
  package var file: String
  /// When it begins, in seconds of the film; before 0 what lies before the film is not heard.
  package var start: Double
  /// Where the part begins, in seconds of the file.
  package var from = 0.0
  /// Where the part ends, in seconds of the file; nil for the file's end.
  package var to: Double?
  /// When it is cut off, in seconds of the film; nil for never.
  package var end: Double?
  /// How often the part is played; nil for without end.
  package var plays: Int? = 1
  /// In rising order of time. None leave the samples as they are.
  package var levels: [SoundLevel] = []
  /// Seconds in which it rises from silence.
  package var fadeIn = 0.0
  /// Seconds in which it sinks to silence at its end.
  package var fadeOut = 0.0
  /// The factor of its loudness while others are heard that don't make room themselves; nil for none.
  package var duck: Double?
  /// Seconds of the file for each second, above 0, at the same pitch; nil for 1.
  package var speed: Double?
  /// Seconds of the film that each play takes, with silence where the part is shorter; nil for the part's own length.
  package var period: Double?

  package init(file: String, start: Double = 0) {
    self.file = file
    self.start = start
  }

  /// The sound in a film that begins at a time of this one.
  package func moved(by seconds: Double) -> Sound {
    var sound = self
    sound.start += seconds
    sound.end = end.map { $0 + seconds }
    return sound
  }

  /// The sound without what lies behind a time.
  package func cut(at time: Double) -> Sound {
    var sound = self
    sound.end = min(end ?? time, time)
    return sound
  }
}
