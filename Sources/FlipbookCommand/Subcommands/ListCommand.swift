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
          .flag("json", nil, "Print them as JSON"),
        ]),
      OptionSection(
        title: "Controls",
        options: [
          .flag("controls", nil, "List what can be touched instead: label, kind, frame in points, gestures"),
          .value("at", nil, "TIME", "When: \(Seconds.examples) (0)"),
        ]), OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(
        title: "Options", options: OptionSections.process + [OptionSections.quiet, OptionSections.help]),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    if options.has("previews") { return try PreviewList.run(options, invocation) }
    let request = try SceneRequest(options, command: name)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    // What the file says of itself counts here too.
    let settings = try SceneRequest.settings(options)
    if options.has("contents") { return try listContents(options, request) }
    if options.has("list-props") { return try listProps(request) }
    if options.has("props-schema") {
      Console.output(PropsSchema(try .current(of: request.path)).text)
      return ExitCode.success.rawValue
    }
    if options.has("controls") { return try listControls(options, request, settings) }
    let resources = SceneResources.make(forSceneAt: request.path, settings: settings, isChecking: true)
    let rows = try SceneRegistry.entries.map { entry in
      let content = try LayerSceneFile.read(
        entry.make(), path: request.path, settings: settings, resources: resources)
      let film = FilmDefaults(content, settings: settings)
      let title = film.title.map { ".\(entry.name)".hasSuffix(".\($0)") ? "" : $0 } ?? ""
      return [
        entry.name, size(settings.size ?? film.size),
        "\(PlainNumber.text(settings.frameRate?.framesPerSecond ?? film.frameRate)) fps",
        TimeText.seconds(settings.duration ?? film.duration), kind(entry, content), title,
      ]
    }
    Console.output(TextTable.text(rows))
    return ExitCode.success.rawValue
  }

  /// What a Lottie file offers to be chosen or replaced, one to a line.
  private static func listContents(_ options: ParsedOptions, _ request: SceneRequest) throws -> Int32 {
    guard SceneFile.holdsLayers(request.path),
      let items = try LottieClip.contents(
        of: LayerSceneFile.bytes(of: request.path), path: request.path, animation: options.values["animation"]
      )
    else { throw FlipbookFailure("\"\(request.path)\" is no Lottie animation.", .scene) }
    Console.output(TextTable.text(items))
    return ExitCode.success.rawValue
  }

  private static func kind(_ entry: SceneRegistry.Entry, _ content: SceneRegistry.Content) -> String {
    if case .clip(let clip) = content, clip is LottieClip { return "lottie" }
    return entry.kind.rawValue
  }

  /// The props that the file's scenes read, one to a line.
  private static func listProps(_ request: SceneRequest) throws -> Int32 {
    let props = try DeclaredProps.current(of: request.path)
    Console.output(
      TextTable.text(
        props.list.map {
          [$0.name, $0.kind.rawValue, $0.fallback ?? "-", $0.limits ?? "", $0.description ?? ""]
        })
        + (props.isOpen ? "It may read others: it works out names, or reads the props as a whole.\n" : ""))
    return ExitCode.success.rawValue
  }

  /// What can be touched at a time, one to a line.
  private static func listControls(
    _ options: ParsedOptions, _ request: SceneRequest, _ settings: SceneSettings
  ) throws -> Int32 {
    let time = try options.value("at", Seconds.parse) ?? 0
    return try SceneSession(request, settings: settings, isStrict: false).run { source in
      let rows = source.controls(at: time).map { control in
        let frame = control.frame
        let place =
          "\(PlainNumber.text(frame.minX.rounded())),\(PlainNumber.text(frame.minY.rounded())) "
          + "\(PlainNumber.text(frame.width.rounded()))x\(PlainNumber.text(frame.height.rounded()))"
        return [
          control.label.isEmpty ? "-" : "\"\(control.label)\"", control.kind, place,
          control.gestures.joined(separator: ", ") + (control.isEnabled ? "" : " (disabled)"),
        ]
      }
      Console.output(rows.isEmpty ? "Nothing answers to touches.\n" : TextTable.text(rows))
    }
  }

  private static func size(_ size: CGSize) -> String {
    "\(PlainNumber.text(size.width))x\(PlainNumber.text(size.height))"
  }
}
