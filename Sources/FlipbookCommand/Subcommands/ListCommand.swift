import Flipbook
import FlipbookScenes

/// `flipbook list FILE`: the clips of a scene file, one to a line.
enum ListCommand: Subcommand {
  static let name = "list"
  static let summary = "List the clips of a scene file"

  static let parser = OptionParser(
    command: "flipbook list", operands: "FILE",
    summary: "Lists the clips of a scene file: name, size in points, frames a second, length, title.",
    sections: [
      OptionSection(
        title: "Options", options: [OptionSections.swiftVersion, OptionSections.quiet, OptionSections.help])
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try SceneRequest(options, command: name)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    let rows = SceneRegistry.entries.map { entry in
      let clip = entry.makeClip()
      return [
        entry.name, "\(number(clip.size.width))x\(number(clip.size.height))", "\(number(clip.frameRate)) fps",
        TimeText.seconds(clip.duration), ".\(entry.name)".hasSuffix(".\(clip.title)") ? "" : clip.title,
      ]
    }
    Console.output(table(rows))
    return ExitCode.success.rawValue
  }

  /// Rows in columns as wide as their widest cell.
  static func table(_ rows: [[String]]) -> String {
    guard let first = rows.first else { return "" }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
