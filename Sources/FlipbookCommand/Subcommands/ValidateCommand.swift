import Flipbook
import FlipbookDiagnostics
import FlipbookGoldens
import FlipbookLayers
import FlipbookScenes
import Foundation

/// `flipbook validate FILE.json`: whether layer scenes can be used, and everything that stands against it.
enum ValidateCommand: Subcommand {
  static let name = "validate"
  static let summary = "Tell everything that is wrong with layer scenes"

  static let parser = OptionParser(
    command: "flipbook validate", operands: "FILE.json…",
    summary: """
      Reads layer scenes and tells everything that is wrong with them: file, line, column and JSON path, what is there and
      what should be. Exits with 0 when all can be used, 3 when one can't.
      """,
    sections: [
      OptionSection(
        title: "Scene",
        options: [
          .value("props", nil, "FILE|JSON", "Data for the scene: a JSON object or a file that holds one"),
          .value("size", nil, "WxH", "Size in points (the scene's)"),
          .value("duration", nil, "TIME", "Length: \(Seconds.examples) (the scene's)"),
        ]),
      OptionSection(
        title: "Output",
        options: [
          .flag("json", nil, "Tell it as JSON on standard output"),
          .flag("schema", nil, "Print the JSON Schema of layer scenes, for editors"),
        ]), OptionSections.run,
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if options.has("schema") {
      Console.output(SceneSchema.text)
      return ExitCode.success.rawValue
    }
    guard !options.positionals.isEmpty else {
      throw FlipbookFailure("Name layer scenes: flipbook validate FILE.json.", .usage)
    }
    var settings = SceneSettings()
    settings.size = try options.value("size", SizeText.parse)
    settings.duration = try options.value("duration", Seconds.parse)
    let props = try options.values["props"].map(PropsText.read)
    settings.props = props ?? Props()
    let reports = try files(options.positionals).map { path in
      validate(path, settings: settings, hasProps: props != nil)
    }
    if options.has("json") {
      Console.output(try Self.json(reports))
    } else {
      for report in reports { tell(report, isQuiet: options.has("quiet")) }
    }
    if reports.contains(where: { !$0.isValid }) { return ExitCode.scene.rawValue }
    if options.has("strict"), reports.contains(where: { !$0.warnings.isEmpty }) {
      return ExitCode.strict.rawValue
    }
    return ExitCode.success.rawValue
  }

  /// Files as they are named, and the layer scenes of folders.
  private static func files(_ arguments: [String]) throws -> [String] {
    try arguments.flatMap { argument -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder), isFolder.boolValue
      else {
        return [argument]
      }
      return try SceneGlob.files([argument]).files.filter(SceneFile.holdsLayers)
    }
  }

  // MARK: Judging

  /// What was found of one file.
  private struct Report {
    var path: String
    var issues: [SceneIssue] = []
    var droppedCount = 0
    /// Why it could not be read at all.
    var failure: String?
    var warnings: [Diagnostic] = []

    var isValid: Bool { failure == nil && issues.isEmpty }
  }

  private static func validate(_ path: String, settings: SceneSettings, hasProps: Bool) -> Report {
    var report = Report(path: path)
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      do {
        guard SceneFile.holdsLayers(path) else {
          throw FlipbookFailure("\"\(path)\" is no layer scene: one is a file of JSON, named *.json.", .scene)
        }
        let bytes = Array(try SceneFile(path: path).source.utf8)
        var options = LayerSceneFile.options(settings)
        // Without data the rest can be checked with some of the right kind.
        options.fillsMissingProps = !hasProps
        let resources = SceneResources.make(forSceneAt: path)
        let scene = try LayerScene.read(bytes, options: options, resources: resources)
        play(scene, resources)
      } catch let error as SceneFileError {
        report.issues = error.issues
        report.droppedCount = error.droppedCount
      } catch {
        report.failure = (error as? FlipbookFailure)?.message ?? "\(error)"
      }
    }
    report.warnings = collector.diagnostics.filter { $0.severity >= .warning }
    return report
  }

  /// Draws the scene's begin and end, with all transactions between, for what is only seen then.
  private static func play(_ scene: LayerScene, _ resources: DrawingResources) {
    let player = LayerScenePlayer(
      scene, environment: EnvironmentValues(), background: .white, resources: resources)
    _ = player.displayList(at: 0)
    _ = player.displayList(at: scene.duration)
  }

  // MARK: Telling

  private static func tell(_ report: Report, isQuiet: Bool) {
    if let failure = report.failure { Console.error("flipbook: \(failure)\n") }
    for issue in report.issues { Console.error("\(report.path):\(issue)\n") }
    if report.droppedCount > 0 { Console.error("… and \(report.droppedCount) more\n") }
    guard !isQuiet else { return }
    for warning in report.warnings { Console.error("\(report.path): \(warning)\n") }
    if report.isValid { Console.output("\(report.path): a layer scene, and nothing is wrong with it\n") }
  }

  private static func json(_ reports: [Report]) throws -> String {
    let files = reports.map { report -> [String: Any] in
      var object: [String: Any] = ["file": report.path, "valid": report.isValid]
      object["issues"] = report.issues.map { issue -> [String: Any] in
        [
          "path": issue.place.path, "line": issue.place.line, "column": issue.place.column,
          "message": issue.message, "usedAt": issue.uses,
        ]
      }
      if report.droppedCount > 0 { object["moreIssues"] = report.droppedCount }
      if let failure = report.failure { object["failure"] = failure }
      object["warnings"] = report.warnings.map { ["code": $0.code, "message": $0.message] }
      return object
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["files": files], options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
