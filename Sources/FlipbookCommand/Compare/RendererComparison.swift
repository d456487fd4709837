import FlipbookCompare
import FlipbookExport
import FlipbookGoldens
import FlipbookRaster
import FlipbookScenes
import Foundation

/// `flipbook compare --renderers SCENE`: frames of a scene as the fast renderer and as Cairo paint them.
enum RendererComparison {
  static let section = OptionSection(
    title: "Renderers",
    options: [
      .flag("renderers", nil, "Compare what both renderers make of a scene; EXPECTED is the fast one's"),
      .value("at", nil, "PLACES", "Which frames, by commas (\(PlacesText.standard))"),
    ])

  /// Runs in the scene's own process.
  ///
  /// - Returns: The pictures of both renderers, in two folders of one that the caller removes.
  @MainActor
  static func render(_ options: ParsedOptions) throws -> Pictures {
    let request = try SceneRequest(options, command: "compare")
    let settings = try SceneRequest.settings(options)
    let places = try PlacesText.read(options)
    let pictures = Pictures(folder: try SceneProcess.workingFolder("flipbook-compare-"))
    for folder in [pictures.fast, pictures.cairo] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let session = SceneSession(request, settings: settings, isStrict: options.has("strict"))
    _ = try session.run { source in
      let format = source.format
      let frames = try Set(places.map { try $0.frame(of: format) }).sorted()
      let folders = [(Renderer.fast, pictures.fast), (.cairo, pictures.cairo)]
      let canvases = try folders.map {
        try SceneResources.canvasMaker($0.0)(format.pixelWidth, format.pixelHeight, format.scale)
      }
      for frame in frames {
        let list = source.displayList(at: frame)
        for (canvas, folder) in zip(canvases, folders) {
          canvas.paint(list)
          let bytes = try PictureFile.smallPNG(canvas.makeBitmap())
          try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.1)/frame-\(frame).png"))
        }
      }
    }
    return pictures
  }

  /// Where the pictures are.
  struct Pictures {
    let folder: WorkingFolder
    var fast: String { folder.path + "/fast" }
    var cairo: String { folder.path + "/cairo" }
  }

  /// Small differences of smooth edges pass, unless another rule is asked for.
  static func settings(_ options: ParsedOptions) throws -> CompareSettings {
    var options = options
    if options.values["metric"] == nil { options.values["metric"] = CompareOptions.Metric.window.rawValue }
    return try CompareOptions.settings(options)
  }
}
