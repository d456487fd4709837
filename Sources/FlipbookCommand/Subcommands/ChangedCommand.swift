import Flipbook
import FlipbookCompare
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes

/// `flipbook changed SCENE --since MANIFEST`: the frames that are drawn differently now, and only those.
enum ChangedCommand: Subcommand {
  static let name = "changed"
  static let summary = "List or render the frames that changed since a manifest"

  static let parser = OptionParser(
    command: "flipbook changed", operands: "SCENE --since MANIFEST",
    summary: """
      Compares what every frame draws with a manifest that "render --manifest" wrote. With -o frames/%05d.png the frames
      that changed are rendered; the options are the manifest's unless given.
      """,
    sections: [
      OptionSections.scene, OptionSections.picture,
      OptionSection(
        title: "Output",
        options: [
          .value("since", nil, "MANIFEST", "The manifest to compare with"), OptionSections.output,
          OptionSections.pngLevel, .value("workers", nil, "N", "Frames rasterised at once (all cores)"),
        ]),
      OptionSection(
        title: "Run", options: [OptionSections.json] + OptionSections.process + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let path = options.values["since"] else {
      throw FlipbookFailure("Say since when: --since MANIFEST, which \"render --manifest\" wrote.", .usage)
    }
    let manifest = try FrameManifest.read(path)
    let given = options.over(ManifestOrigin.options(manifest))
    let request = try SceneRequest(given, command: name)
    let settings = try SceneRequest.settings(given)
    var output = options.values["output"].map(OutputSettings.init(path:))
    if let output, OutputFormat(path: output.path) != .png || FramePattern(output.path) == nil {
      throw FlipbookFailure("\"\(output.path)\" is no sequence of PNGs, such as frames/%05d.png.", .usage)
    }
    // The frames are to take the place of what is there.
    output?.overwrites = true
    output?.pngLevel = try options.value("png-level", NumberText.integer(in: 1...9))
    let workers = try options.value("workers", NumberText.integer(in: 1...256))
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, output: output?.path, makeCompiler: makeCompiler)
    }
    let session = SceneSession(request, settings: settings, isStrict: options.has("strict"))
    var frames: [Int] = []
    let code = try session.run { source in
      frames = changed(source, manifest)
      if let output, !frames.isEmpty {
        try session.render(source, frames: frames, to: output, workers: workers)
      }
    }
    if options.has("json") {
      Console.output(try JSONText.pretty(["frames": frames]))
    } else if !request.isQuiet {
      Console.output(frames.isEmpty ? "no frame changed\n" : FrameRuns.text(frames) + "\n")
    }
    return code
  }

  /// Frames whose lists are others, or that the manifest doesn't have.
  private static func changed(_ source: SceneFrameSource, _ manifest: FrameManifest) -> [Int] {
    let origin = manifest.origin
    let format = source.format
    let frames = Array(0..<format.frameCount)
    // At another size all pixels are others, whatever the lists say.
    guard (origin.width, origin.height) == (format.pixelWidth, format.pixelHeight),
      origin.machine.differences(from: .current).isEmpty
    else { return frames }
    let known = Dictionary(uniqueKeysWithValues: manifest.frames.map { ($0.frame, $0.list) })
    return frames.filter { source.displayList(at: $0).contentHash != known[$0] }
  }
}
