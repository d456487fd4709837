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
  var times = WorkTimes()
}
