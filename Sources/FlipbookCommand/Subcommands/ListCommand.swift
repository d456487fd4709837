import Flipbook
import FlipbookScenes

/// `flipbook list FILE`: the scenes of a file, one to a line.
enum ListCommand: Subcommand {
  static let name = "list"
  static let summary = "List the scenes of a file"

  static let parser = OptionParser(
    command: "flipbook list", operands: "FILE",
    summary: "Lists the scenes of a file: name, size in points, frames a second, length, kind, title.",
    sections: [
      OptionSection(
        title: "Options", options: [OptionSections.swiftVersion, OptionSections.quiet, OptionSections.help])
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try SceneRequest(options, command: name)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    // What the file says of itself counts here too.
    let settings = try SceneRequest.settings(options)
    let rows = SceneRegistry.entries.map { entry in
      let film = FilmDefaults(entry.make(), settings: settings)
      let title = film.title.map { ".\(entry.name)".hasSuffix(".\($0)") ? "" : $0 } ?? ""
      return [
        entry.name, size(settings.size ?? film.size),
        "\(number(settings.frameRate?.framesPerSecond ?? film.frameRate)) fps",
        TimeText.seconds(settings.duration ?? film.duration), entry.kind.rawValue, title,
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

  private static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
