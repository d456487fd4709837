import FlipbookDiagnostics
import FlipbookScenes
import Foundation

/// `flipbook examples [NAME]`: the examples that come with Flipbook, and copies of them.
enum ExamplesCommand: Subcommand {
  static let name = "examples"
  static let summary = "List the example scenes, or copy one"

  static let parser = OptionParser(
    command: "flipbook examples", operands: "[NAME]",
    summary:
      "Lists the example scenes with a line on each. With NAME, such as Hello or layers/Chart, copies one.",
    sections: [
      OptionSection(
        title: "Output",
        options: [
          .value("output", "o", "FOLDER", "Where the copy goes (here)"), OptionSections.overwrite,
        ]),
      OptionSection(title: "Run", options: [OptionSections.json, OptionSections.quiet, OptionSections.help]),
    ])

  private struct Row: Encodable {
    var path: String
    /// A summary of the example; empty where the file has none.
    var summary: String
  }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let examples = ExampleScenes.found() else {
      throw FlipbookFailure(
        "No examples came with this flipbook; they are in its sources, in scenes.", .failure)
    }
    guard let name = options.positionals.first else {
      let rows = examples.paths.map { Row(path: $0, summary: examples.summary($0)) }
      Console.output(
        options.has("json")
          ? try JSONText.pretty(["examples": rows]) : TextTable.text(rows.map { [$0.path, $0.summary] }))
      return ExitCode.success.rawValue
    }
    guard options.positionals.count == 1 else {
      throw FlipbookFailure("One example at a time.", .usage)
    }
    let found = examples.matching(name)
    guard let path = found.first else {
      let names = examples.paths.map {
        (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
      }
      let hint = NearestWord.find(name, in: names).map { " Do you mean \($0)?" } ?? ""
      throw FlipbookFailure(
        "There is no example \"\(name)\".\(hint) \"flipbook examples\" lists them.", .usage)
    }
    guard found.count == 1 else {
      throw FlipbookFailure(
        "\"\(name)\" is the name of several examples: \(found.joined(separator: ", ")).", .usage)
    }
    return try copy(path, of: examples, options)
  }

  private static func copy(_ path: String, of examples: ExampleScenes, _ options: ParsedOptions) throws
    -> Int32
  {
    let folder = options.values["output"] ?? "."
    let target = (folder == "." ? "" : folder + "/") + (path as NSString).lastPathComponent
    if !options.has("overwrite"), FileManager.default.fileExists(atPath: target) {
      throw FlipbookFailure("\"\(target)\" exists already. Replace it with --overwrite.", .failure)
    }
    guard let data = FileManager.default.contents(atPath: examples.folder + "/" + path) else {
      throw FlipbookFailure("The example \"\(path)\" can't be read.", .failure)
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: target), options: .atomic)
    } catch {
      throw FlipbookFailure("\"\(target)\" can't be written: \(error.localizedDescription)", .failure)
    }
    if !options.has("quiet") { Console.output("\(PrintableText.line(target))\n") }
    return ExitCode.success.rawValue
  }
}
