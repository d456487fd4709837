import Flipbook
import FlipbookDiagnostics
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
        title: "Props",
        options: [
          .flag(
            "list-props", nil,
            "List the props of the file's scenes instead: name, kind, default, values allowed, description"),
          .flag(
            "props-schema", nil, "Print a JSON Schema of the props instead, for editors and rows of batches"),
        ]),
      OptionSection(
        title: "Contents",
        options: [
          .flag("contents", nil, "List what a Lottie file offers instead: kind, name or key path, content")
        ]),
      OptionSection(
        title: "Previews",
        options: [
          .flag("previews", nil, "List the previews of a project instead: place, title, traits, kind"),
          .list("preview", "WHICH", "Only File.swift:31, a title or a pattern; may be given again"),
        ]),
      OptionSection(
        title: "Controls",
        options: [
          .flag("controls", nil, "List what can be touched instead: label, kind, frame in points, gestures"),
          .value("at", nil, "TIME", "When: \(Seconds.examples) (0)"),
        ]), OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Options",
        options: [OptionSections.json] + OptionSections.process + [OptionSections.quiet, OptionSections.help]),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if options.has("previews") { return try PreviewList.run(options, invocation) }
    let request = try SceneRequest(options, command: name)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    // The directives of the file count here too.
    let settings = try SceneRequest.settings(options)
    if options.has("contents") { return try listContents(options, request) }
    if options.has("list-props") { return try listProps(options, request) }
    if options.has("props-schema") {
      Console.output(PropsSchema(try .current(of: request.path)).text)
      return ExitCode.success.rawValue
    }
    if options.has("controls") { return try listControls(options, request, settings) }
    let resources = SceneResources.make(forSceneAt: request.path, settings: settings, isChecking: true)
    let scenes = try SceneRegistry.entries.map { entry in
      let content = try LayerSceneFile.read(
        entry.make(), path: request.path, settings: settings, resources: resources)
      return ListedScene(entry, content, FilmDefaults(content, settings: settings), settings)
    }
    return try show(["scenes": scenes], scenes.map(\.row), options)
  }

  /// Prints what was found: as JSON, or as lines of columns.
  private static func show(_ document: some Encodable, _ rows: [[String]], _ options: ParsedOptions) throws
    -> Int32
  {
    Console.output(options.has("json") ? try JSONText.pretty(document) : TextTable.text(rows))
    return ExitCode.success.rawValue
  }

  /// Prints the items of a Lottie file that can be chosen or replaced, one to a line.
  private static func listContents(_ options: ParsedOptions, _ request: SceneRequest) throws -> Int32 {
    guard SceneFile.holdsLayers(request.path),
      let items = try LottieClip.contents(
        of: LayerSceneFile.bytes(of: request.path), path: request.path, animation: options.values["animation"]
      )
    else { throw FlipbookFailure("\"\(request.path)\" is no Lottie animation.", .scene) }
    let listed = items.map { ListedContent(kind: $0[0], name: $0[1], detail: $0[2]) }
    return try show(["contents": listed], listed.map(\.row), options)
  }

  /// The props that the file's scenes read, one to a line.
  private static func listProps(_ options: ParsedOptions, _ request: SceneRequest) throws -> Int32 {
    let props = try DeclaredProps.current(of: request.path)
    if options.has("json") {
      Console.output(try JSONText.pretty(ListedProps(props: props.list, isOpen: props.isOpen)))
      return ExitCode.success.rawValue
    }
    Console.output(
      TextTable.text(
        props.list.map {
          [$0.name, $0.kind.rawValue, $0.fallback ?? "-", $0.limits ?? "", $0.description ?? ""]
        })
        + (props.isOpen ? "It may read others: it works out names, or reads the props as a whole.\n" : ""))
    return ExitCode.success.rawValue
  }

  /// Prints the controls that can be touched at a time, one to a line.
  private static func listControls(
    _ options: ParsedOptions, _ request: SceneRequest, _ settings: SceneSettings
  ) throws -> Int32 {
    let time = try options.value("at", Seconds.parse) ?? 0
    return try SceneSession(request, settings: settings, isStrict: false).run { source in
      let controls = source.controls(at: time).map(ListedControl.init)
      if options.has("json") {
        Console.output(try JSONText.pretty(["controls": controls]))
      } else {
        Console.output(
          controls.isEmpty ? "Nothing answers to touches.\n" : TextTable.text(controls.map(\.row)))
      }
    }
  }
}
