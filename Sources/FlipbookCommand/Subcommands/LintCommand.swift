import FlipbookScenes

/// `flipbook lint FILE`: everything that stands against a scene.
enum LintCommand: Subcommand {
  static let name = "lint"
  static let summary = "List the names a scene needs that aren't there, and other errors"

  static let parser = OptionParser(
    command: "flipbook lint", operands: "FILE|FOLDER",
    summary: """
      Lists everything that keeps a scene from compiling, without stopping at the first: names that aren't there, each
      with the nearest that is, then what else the compiler says. Then the names that do less than on a device: a
      warning for each that a film would show, a note for the others. Of a folder the files are those that the scene
      needs. Names that other files of a file's project declare are notes. Layer scenes and Lottie animations are validated.
      """,
    sections: [
      OptionSection(
        title: "Options",
        options: [
          .value("view", nil, "NAME", "The view of a folder that is wanted"),
          OptionSections.swiftVersion, OptionSections.json, OptionSections.quiet, OptionSections.help,
        ])
    ])

  private struct Document: Encodable {
    var isClean: Bool
    var files: Int
    var findings: [SceneFinding]
  }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program has compiled already.", .usage)
    }
    let request = try SceneRequest(options, command: name)
    // A file that isn't compiled is validated.
    if SceneFile.holdsLayers(request.path) {
      return try ValidateCommand.validate(
        request.path, isJSON: options.has("json"), isQuiet: request.isQuiet)
    }
    let findings = try makeCompiler().lint(
      try SceneFile(path: request.path),
      settings: SceneCompileSettings(languageVersion: request.languageVersion, scene: request.scene))
    if options.has("json") {
      Console.output(
        try JSONText.pretty(
          Document(isClean: findings.isClean, files: findings.fileCount, findings: findings.inOrder)))
    } else {
      for finding in findings.inOrder { Console.output(finding.text + "\n") }
    }
    if !request.isQuiet { Console.error(summary(of: findings) + "\n") }
    return findings.isClean ? ExitCode.success.rawValue : ExitCode.scene.rawValue
  }

  /// `2 names are not there, 1 other error.`, `It compiles. 3 uses do less than on a device; 1 would show.`
  static func summary(of findings: SceneFindings) -> String {
    let siblings = findings.of(.declaredElsewhere).count
    if findings.isClean, siblings > 0 {
      return
        "Nothing is missing but \(siblings == 1 ? "a name" : "\(siblings) names") of other files of the project; "
        + "give its folder with --view NAME to compile it with them."
    }
    if findings.isClean {
      let compiles = findings.fileCount == 1 ? "It compiles." : "\(findings.fileCount) files compile."
      let shown = findings.of(.unsupported).count
      let count = shown + findings.of(.unseen).count
      guard count > 0 else { return compiles }
      return compiles
        + " \(count) use\(count == 1 ? " does" : "s do") less than on a device; \(shown) would show."
    }
    var parts: [String] = []
    let (names, others) = (findings.of(.missingName).count, findings.of(.error).count)
    if names > 0 { parts.append("\(names) name\(names == 1 ? " is" : "s are") not there") }
    if others > 0 { parts.append("\(others) other error\(others == 1 ? "" : "s")") }
    return parts.joined(separator: ", ") + "."
  }
}
