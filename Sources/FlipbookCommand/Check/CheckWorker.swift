import Flipbook
import FlipbookCompare
import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookRaster
import FlipbookScenes

/// The part of `flipbook check` in a scene's own process: renders frames and compares them as they come, so that
/// only those that differ become files.
@MainActor
struct CheckWorker {
  let options: ParsedOptions
  let path: String
  let goldens: GoldenFolder
  /// Where pictures and results go.
  let folder: String
  /// Whether every frame is to become a file.
  let keepsAll: Bool

  func run() throws -> Int32 {
    let settings = try CompareOptions.settings(options)
    let places = try PlacesText.read(options)
    let file = PathText.stem(of: path)
    var frames: [CheckedFrame] = []
    for name in try sceneNames() {
      var request = try SceneRequest(options, command: "check")
      request.scene = name
      let session = SceneSession(
        request, settings: try SceneRequest.settings(options), isStrict: options.has("strict"))
      _ = try session.run { source in
        frames += try check(source, file: file, places: places, settings: settings)
      }
    }
    let data = try JSONEncoder().encode(frames)
    try data.write(to: URL(fileURLWithPath: CheckedFrame.resultFile(folder)), options: .atomic)
    return ExitCode.success.rawValue
  }

  /// All clips of the file, or what would be rendered of it.
  private func sceneNames() throws -> [String] {
    if let name = options.values["scene"] ?? options.values["view"] { return [name] }
    let clips = SceneRegistry.entries.filter { $0.kind == .clip }.map(\.name)
    if !clips.isEmpty { return clips }
    return [try ScenePicker.pick(nil, from: SceneRegistry.entries, path: path).name]
  }

  private func check(
    _ source: SceneFrameSource, file: String, places: [TimePosition], settings: CompareSettings
  ) throws -> [CheckedFrame] {
    let format = source.format
    let rate = format.frameRate.framesPerSecond
    var numbers: Set<Int> = []
    for place in places {
      let frame = place.frameShown(rate: rate, count: format.frameCount)
      guard frame < format.frameCount else {
        throw FlipbookFailure(
          "--at: frame \(frame) lies outside \(source.name), which has \(format.frameCount) frames.", .usage)
      }
      numbers.insert(frame)
    }
    let makeCanvas = SceneResources.canvasMaker(try SceneRequest.settings(options).renderer)
    let canvas = try makeCanvas(format.pixelWidth, format.pixelHeight, format.scale)
    return try numbers.sorted().map { frame in
      let start = Swift.ContinuousClock.now
      canvas.paint(source.displayList(at: frame))
      let name = GoldenFolder.name(file: file, scene: source.name, frame: frame)
      var checked = CheckedFrame(
        scene: source.name, frame: frame, time: source.time(of: frame), isMatch: false, picture: nil,
        seconds: 0)
      let bitmap = canvas.makeBitmap()
      // A PNG rounds the premultiplied colours of translucent pixels: compare the pixels that a file would hold.
      let bytes = bitmap.isOpaque && !keepsAll ? nil : try PictureFile.smallPNG(bitmap)
      let actual = try bytes.map { try PictureFile.bitmap(from: Data($0)) } ?? bitmap
      checked.isMatch = matches(actual, name, settings)
      if !checked.isMatch || keepsAll {
        let picture = "\(folder)/\(fileName(name)).png"
        try Data(try bytes ?? PictureFile.smallPNG(bitmap)).write(to: URL(fileURLWithPath: picture))
        checked.picture = picture
      }
      checked.seconds = (Swift.ContinuousClock.now - start) / .seconds(1)
      return checked
    }
  }

  private func matches(_ actual: Bitmap, _ name: String, _ settings: CompareSettings) -> Bool {
    guard let data = try? PictureFile.data(at: goldens.file(name)),
      let golden = try? PictureFile.bitmap(from: data)
    else { return false }
    return PictureComparison(expected: golden, actual: actual, settings: settings).verdict.isMatch
  }

  /// A name for a picture's file: the golden's with its folders in one.
  private func fileName(_ name: String) -> String { name.replacing("/", with: "--") }
}
