import FlipbookProjects
import FlipbookScenes
import Foundation

/// `flipbook previews PROJECT -o page.html`: all previews of a project on one page, or as PNG files in a folder.
enum PreviewsCommand: Subcommand {
  static let name = "previews"
  static let summary = "Draw every preview of a project"

  static let parser = OptionParser(
    command: "flipbook previews", operands: "PROJECT -o page.html|FOLDER/",
    summary: """
      Draws every preview of a Swift package, a project or workspace of Xcode's, or a folder of Swift files: on one page,
      or as PNG files in a folder. Options of the picture that name several values by commas give variants of each.
      Exits with 0 when all were drawn, 1 when some were not, 5 with --strict when part of the project doesn't compile.
      """,
    sections: [
      OptionSection(
        title: "Previews",
        options: [
          .list("preview", "WHICH", "Only File.swift:31, a title or a pattern; may be given again"),
          .value("changed-since", nil, "REF", "Only previews that depend on files changed since a commit"),
          OptionSections.output,
          .value("json", nil, "FILE", "Write a report as JSON; - for standard output"),
          OptionSections.overwrite,
          OptionSections.pngLevel,
        ]),
      OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Run",
        options: [
          .value("timeout", nil, "TIME", "End a preview that takes longer (30s)"),
          .value("seed", nil, "N", "Seed of random numbers (0)"),
          OptionSections.date,
        ] + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program can't draw a project.", .usage)
    }
    guard let output = options.values["output"] else {
      throw FlipbookFailure("Say where the pictures go: -o page.html, or -o FOLDER/.", .usage)
    }
    let isPage = output.lowercased().hasSuffix(".html")
    if FileManager.default.fileExists(atPath: output), !options.has("overwrite"), isPage {
      throw FlipbookFailure("\"\(output)\" exists already; replace it with --overwrite.", .failure)
    }
    let run = try PreviewRun(options, makeCompiler)
    if options.has("strict"), let failure = run.program.failures.first {
      throw FlipbookFailure(
        "--strict: \(run.program.failures.count) parts of the project don't compile; the first is \(failure)",
        .strict)
    }
    let work = try SceneProcess.workingFolder("flipbook-shots-")
    defer { work.remove() }
    let folder = isPage ? work.path : output.hasSuffix("/") ? String(output.dropLast()) : output
    let shots = try run.draw(into: folder)
    let report = PreviewReport(run, shots)
    if isPage { try report.page().write(to: URL(fileURLWithPath: output), options: .atomic) }
    if let place = options.values["json"] {
      let text = try report.json(pictures: isPage ? nil : folder)
      if place == "-" { Console.output(text) } else { try TextFile.write(text, to: place) }
    }
    if !options.has("quiet") { Console.error(report.text) }
    return shots.contains { $0.shot.failure != nil } ? ExitCode.failure.rawValue : ExitCode.success.rawValue
  }
}
