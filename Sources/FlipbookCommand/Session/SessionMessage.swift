import Foundation

/// What a batch asks of a scene's process, a line of JSON each.
enum SessionRequest: Codable, Sendable {
  /// Renders clips that are painted once: command lines of `render` and `still` that differ in their outputs alone.
  case render([[String]])
  /// Ends the row under way by a signal.
  case stop(signal: Int32)
}

/// What a scene's process says of a row, a line of JSON each.
enum SessionMessage: Codable, Sendable {
  /// The row is rendered by a process of a number.
  case begun(process: Int32)
  case reply(SessionReply)
  /// The row's process is gone; its status as `wait` gives it.
  case ended(status: Int32)
}

/// What came of a row.
struct SessionReply: Codable, Equatable, Sendable {
  /// What came of one of its outputs.
  struct Output: Codable, Equatable, Sendable {
    /// As `render` would have exited.
    var code: Int32
    /// What went wrong; empty when nothing did.
    var message = ""
    /// Frames that were written.
    var frames = 0
  }

  /// In the order of the request.
  var outputs: [Output]
  var warnings: [ClipWarning] = []
  /// Frames a second; 0 when the scene could not be made.
  var frameRate = 0.0
  /// In pixels.
  var width = 0
  var height = 0
  var times = SessionTimes()
}

/// Seconds of processor time that the parts of a row took.
struct SessionTimes: Codable, Equatable, Sendable {
  /// Making the scene, up to its first picture.
  var make = 0.0
  /// Working out what the frames show.
  var record = 0.0
  /// Painting, and turning pictures into what is written.
  var paint = 0.0
  /// The encoders' own, from their start to their end.
  var encode = 0.0
  /// Everything else.
  var rest = 0.0

  /// To a hundredth of a millisecond.
  var rounded: Self {
    func round(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
    return Self(
      make: round(make), record: round(record), paint: round(paint), encode: round(encode), rest: round(rest))
  }
}
