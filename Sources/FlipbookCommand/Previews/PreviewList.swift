import FlipbookProjects
import FlipbookScenes
import Foundation

/// `flipbook list PROJECT --previews`: the previews of a project, found without compiling it.
enum PreviewList {
  /// A preview as `--json` prints it.
  private struct Row: Encodable {
    var id: String
    var module: String
    var file: String
    var line: Int
    var title: String
    var kind: String
    var traits: [String]
    var hasState: Bool
  }

  private struct Listing: Encodable {
    var previews: [Row]
    var notes: [String]
  }

  @MainActor
  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program can't list a project.", .usage)
    }
    let found = try PreviewProject(options, makeCompiler)
    if options.has("json") {
      let rows = found.previews.map {
        Row(
          id: $0.id, module: $0.module, file: $0.shownFile, line: $0.line, title: $0.title,
          kind: $0.kind.rawValue,
          traits: $0.traits, hasState: $0.hasState)
      }
      Console.output(
        try JSONText.pretty(Listing(previews: rows, notes: found.project.notes.map(\.description))))
      return ExitCode.success.rawValue
    }
    let rows = found.previews.map { preview in
      [
        preview.module, "\(preview.shownFile):\(preview.line)", "\"\(preview.title)\"",
        preview.kind.rawValue + (preview.hasState ? " @Previewable" : ""),
        preview.traits.joined(separator: ", "),
      ]
    }
    Console.output(TextTable.text(rows))
    if !options.has("quiet") { for note in found.project.notes { Console.error("note: \(note)\n") } }
    return ExitCode.success.rawValue
  }
}
