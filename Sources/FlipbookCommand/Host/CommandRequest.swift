import FlipbookScenes
import Foundation

/// A subcommand with its options, all understood once: a scene's process receives it as data.
struct CommandRequest: Codable, Equatable, Sendable {
  /// The word before the path of a request's file, in the arguments of a scene's process.
  static let word = "--request"

  var subcommand: String
  /// Those of the command line, of the scene's file and of its project.
  var options: ParsedOptions

  init(subcommand: String, options: ParsedOptions) {
    (self.subcommand, self.options) = (subcommand, options)
  }

  /// - Throws: ``FlipbookFailure`` when the file isn't there or is none of a request.
  init(readingFrom path: String) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FlipbookFailure("The request \"\(path)\" of a scene's process can't be read: \(error)", .failure)
    }
  }

  /// - Throws: An error of Foundation's.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
