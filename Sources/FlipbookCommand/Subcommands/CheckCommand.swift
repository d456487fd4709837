import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook check SCENES --goldens DIR`: renders frames of scenes and compares them with approved ones.
enum CheckCommand: Subcommand {
  static let name = "check"
  static let summary = "Compare frames of scenes with approved ones"

  static var parser: OptionParser { CheckOptions.parser }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if let report = options.values["approve"], case .tool(let makeCompiler) = invocation.host {
      return try ApproveRun(options: options, makeCompiler: makeCompiler).run(report)
    }
    guard let folder = options.values["goldens"], !folder.isEmpty else {
      throw FlipbookFailure("Say where the goldens are: --goldens DIR.", .usage)
    }
    _ = try PlacesText.read(options)
    let goldens = GoldenFolder(option: folder)
    switch invocation.host {
    case .scene:
      let environment = ProcessInfo.processInfo.environment
      guard let into = environment[CheckedFrame.folderVariable], let path = options.positionals.first else {
        throw FlipbookFailure("A scene's own program can't check goldens; run flipbook check.", .usage)
      }
      return try CheckWorker(
        options: options, path: path, goldens: goldens, folder: into,
        keepsAll: environment[CheckedFrame.keepsAllVariable] == "1"
      ).run()
    case .tool(let makeCompiler):
      return try CheckOutcome.run(options, goldens, makeCompiler)
    }
  }
}
