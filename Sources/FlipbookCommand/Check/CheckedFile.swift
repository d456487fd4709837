/// The frames of a scene file that a check has rendered.
struct CheckedFile: Codable, Equatable {
  /// The path of the scene file.
  var file: String
  var frames: [CheckedFrame] = []
  /// The reason why there are none; nil where there are.
  var failure: String?
}
