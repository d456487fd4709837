import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayerScenes
import FlipbookLayers
import FlipbookScenes
import Foundation

/// `flipbook validate FILE.json`: whether layer scenes can be used, and everything that stands against it.
enum ValidateCommand: Subcommand {
  static let name = "validate"
  static let summary = "Report everything that is wrong with layer scenes"

  static let parser = OptionParser(
    command: "flipbook validate", operands: "FILE.json|FOLDER…",
    summary: """
      Reads layer scenes and reports everything that is wrong with them: file, line, column and JSON path, what is there and
      what should be. Of a folder every file is named: valid, invalid, or no scene and why. Nothing is drawn and no picture
      is decoded. Exits with 0 when all scenes can be used, 3 when one can't.
      """,
    sections: [
      OptionSection(
        title: "Scene",
        options: [
          .value("props", nil, "FILE|JSON", "Data for the scene: a JSON object or a file that holds one"),
          .value("size", nil, "WxH", "Size in points (the scene's)"),
          .value("duration", nil, "TIME", "Length: \(Seconds.examples) (the scene's)"),
        ]),
      OptionSections.safety,
      OptionSection(
        title: "Output",
        options: [
          OptionSections.json,
          .flag("schema", nil, "Print the JSON Schema of layer scenes, for editors"),
          .flag("project-schema", nil, "Print the JSON Schema of flipbook.json, for editors"),
        ]), OptionSections.run,
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if options.has("schema") {
      Console.output(SceneSchema.text)
      return ExitCode.success.rawValue
    }
    if options.has("project-schema") {
      Console.output(ProjectSchema.text)
      return ExitCode.success.rawValue
    }
    guard !options.positionals.isEmpty else {
      throw FlipbookFailure("Name layer scenes: flipbook validate FILE.json.", .usage)
    }
    var settings = SceneSettings()
    settings.size = try options.value("size", SizeText.parse)
    settings.duration = try options.value("duration", Seconds.parse)
    try LimitText.read(options, into: &settings)
    let props = try options.values["props"].map(PropsText.read)
    settings.props = props ?? Props()
    let reports = try options.positionals.flatMap { argument -> [ValidationReport] in
      guard let files = try ValidatedFolder(argument)?.files() else {
        return [validate(argument, settings: settings, hasProps: props != nil)]
      }
      return files.map { file in
        switch file.content {
        case .scene(let bytes):
          validate(file.path, bytes: bytes, settings: settings, hasProps: props != nil)
        case .other(let reason): ValidationReport(path: file.path, notScene: reason)
        }
      }
    }
    if options.has("json") {
      Console.output(try ValidationReport.json(reports))
    } else {
      for report in reports { show(report, isQuiet: options.has("quiet")) }
      if reports.count > 1, !options.has("quiet") { Console.output(ValidationReport.summary(reports)) }
    }
    if reports.contains(where: \.isInvalid) { return ExitCode.scene.rawValue }
    if reports.allSatisfy({ $0.notScene != nil }) {
      throw FlipbookFailure("There are no layer scenes in \"\(options.positionals[0])\".", .usage)
    }
    if options.has("strict"), reports.contains(where: { !$0.warnings.isEmpty }) {
      return ExitCode.strict.rawValue
    }
    return ExitCode.success.rawValue
  }

  // MARK: Judging

  /// Validates one file for a command that takes scenes of all kinds.
  static func validate(_ path: String, isJSON: Bool, isQuiet: Bool) throws -> Int32 {
    let report = validate(path, settings: SceneSettings(), hasProps: false)
    if isJSON {
      Console.output(try ValidationReport.json([report]))
    } else {
      show(report, isQuiet: isQuiet)
    }
    return report.isInvalid ? ExitCode.scene.rawValue : ExitCode.success.rawValue
  }

  /// - Parameter bytes: The file's content; nil to read it.
  private static func validate(
    _ path: String, bytes: [UInt8]? = nil, settings: SceneSettings, hasProps: Bool
  ) -> ValidationReport {
    var report = ValidationReport(path: path)
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      do {
        guard SceneFile.holdsLayers(path) else {
          throw FlipbookFailure(
            "\"\(path)\" is no layer scene and no Lottie animation: they are named *.json or *.lottie.",
            .scene)
        }
        let bytes = try bytes ?? LayerSceneFile.bytes(of: path)
        var options = LayerSceneFile.options(settings)
        // Without data the rest can be checked with some of the right kind.
        options.fillsMissingProps = !hasProps
        var resources = SceneResources.make(forSceneAt: path, settings: settings, isChecking: true)
        if try LottieClip(bytes, path: path, props: settings.props, resources: resources) != nil {
          report.kind = "Lottie animation"
          return
        }
        let scene = try LayerScene.read(bytes, options: options, resources: resources)
        resources.textEngine = UnmeasuredText()
        // For what is only found as transactions run. Nothing is drawn, and no text is laid out.
        LayerScenePlayer(
          scene, environment: EnvironmentValues(), background: .white, resources: resources
        ).rehearse(until: scene.duration)
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

  private static func show(_ report: ValidationReport, isQuiet: Bool) {
    let path = PrintableText.line(report.path)
    if let failure = report.failure { Console.error("flipbook: \(failure)\n") }
    for issue in report.issues { Console.error("\(path):\(issue)\n") }
    if report.droppedCount > 0 { Console.error("… and \(report.droppedCount) more\n") }
    guard !isQuiet else { return }
    for warning in report.warnings { Console.error("\(path): \(PrintableText.line("\(warning)"))\n") }
    if let reason = report.notScene {
      Console.output("\(path): not a scene: it \(reason)\n")
    } else if !report.isInvalid {
      Console.output("\(path): a \(report.kind), \(report.verdict)\n")
    }
  }
}

/// Stands for the text engine where nothing is drawn: every text takes no room.
private struct UnmeasuredText: TextEngine {
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    TextLayout(lines: [], size: .zero, isTruncated: false)
  }

  func outline(font: String, glyph: UInt32) -> Path? { nil }
}
