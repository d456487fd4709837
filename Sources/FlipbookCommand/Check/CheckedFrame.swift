import Foundation

/// The result of comparing one frame with its golden, as a scene's process reports it.
struct CheckedFrame: Codable, Equatable {
  /// The scene's name in its file.
  var scene: String
  var frame: Int
  /// Seconds from the start.
  var time: Double
  var isMatch: Bool
  /// The picture that was rendered, where it is needed: it differs, there is no golden, or it is to become one.
  var picture: String?
  /// Seconds that rendering and comparing took.
  var seconds: Double

  /// The environment variable with the folder that pictures and results go to.
  static let folderVariable = "FLIPBOOK_CHECK_FOLDER"

  /// The environment variable that is 1 when every frame's picture is needed.
  static let keepsAllVariable = "FLIPBOOK_CHECK_KEEPS_ALL"

  static func resultFile(_ folder: String) -> String { folder + "/frames.json" }
}
