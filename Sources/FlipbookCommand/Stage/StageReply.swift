/// An answer of a scene's process that stands ready for frames: a line of JSON each, then as many bytes as it says.
package struct StageReply: Codable, Equatable, Sendable {
  package enum Content: Codable, Equatable, Sendable {
    /// Said once, before everything else.
    case ready(StageInfo)
    /// The scene can't be shown; the process ends.
    case refused(message: String, code: Int32)
    /// The bytes are a PNG.
    case frame(StageFrame)
    case items(id: Int, [StageItem])
    case controls(id: Int, [StageControl])
    case tree(id: Int, [StageNode])
    /// The scene could not make what was asked for.
    case failed(id: Int, message: String)
  }

  package var content: Content
  /// How many bytes follow.
  package var payload = 0
  /// All that was reported so far, where that is more than in the last answer.
  package var warnings: [ClipWarning]?
  /// All parts of the film that have come up so far, where they are others than in the last answer.
  package var sections: [StageInfo.Section]?
}
