/// The reply to a request for a row.
struct SessionReply: Codable, Equatable, Sendable {
  /// The outcome of one of the row's outputs.
  struct Output: Codable, Equatable, Sendable {
    /// As `render` would have exited.
    var code: Int32
    /// The error message; empty for none.
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
