import FlipbookExport
import FlipbookGoldens
import FlipbookRaster
import FlipbookScenes
import Foundation

#if canImport(Testing)
import Testing
#endif

/// Expects frames of a view to be as approved.
///
/// ```swift
/// @MainActor @Test func button() throws {
///   try expectFrames(of: ButtonScene(), at: [0, 0.25, 1], size: CGSize(width: 200, height: 80))
/// }
/// ```
/// Goldens are kept beside the test's file, in `Goldens/test file/name/`. They are written when the environment has
/// `FLIPBOOK_UPDATE=missing` or `changed`, and such a run fails. In Swift Testing what differs is attached to the test.
///
/// - Parameters:
///   - view: The view, which runs from time 0 on.
///   - times: In seconds; the frame on screen then is compared.
///   - size: In points.
///   - scale: Pixels per point.
///   - frameRate: Frames a second that the view runs at.
///   - name: The name of the frames; the test function's name unless given.
///   - settings: How they are compared; exactly unless given.
///   - strategy: The form in which they are kept: pictures unless given.
///   - update: Which goldens are written; what the test's trait says unless given, else the environment.
///   - goldens: The folder of the goldens; `Goldens` beside the test's file unless given.
/// - Throws: ``FrameFailure`` when a frame differs or has no golden.
@MainActor
public func expectFrames(
  of view: some View, at times: [Double], size: CGSize = CGSize(width: 320, height: 240), scale: Double = 1,
  frameRate: Double = 60, named name: String? = nil, comparing settings: CompareSettings = CompareSettings(),
  as strategy: FrameStrategy = .pixels, update: FrameUpdate = .automatic, goldens: String? = nil,
  filePath: String = #filePath, function: String = #function
) throws {
  var options = SceneSettings()
  options.size = size
  options.scale = scale
  options.frameRate = FrameRate(frameRate)
  let entry = SceneRegistry.Entry(name: name ?? function, kind: .view) { .view(AnyView(view)) }
  try expectFrames(entry, times, options, name, settings, strategy, update, goldens, filePath, function)
}

/// Expects frames of a clip to be as approved, at its own size, scale 1 and frame rate unless given.
///
/// - Parameters:
///   - clip: The type of clip.
///   - times: In seconds; the frame on screen then is compared.
///   - seed: Of the clip's random numbers.
///   - name: The name of the frames; the test function's name unless given.
///   - settings: How they are compared; exactly unless given.
///   - strategy: The form in which they are kept: pictures unless given.
///   - update: Which goldens are written; what the test's trait says unless given, else the environment.
///   - goldens: The folder of the goldens; `Goldens` beside the test's file unless given.
/// - Throws: ``FrameFailure`` when a frame differs or has no golden.
@MainActor
public func expectFrames<C: Clip>(
  of clip: C.Type, at times: [Double], size: CGSize? = nil, scale: Double = 1, seed: UInt64 = 0,
  named name: String? = nil, comparing settings: CompareSettings = CompareSettings(),
  as strategy: FrameStrategy = .pixels, update: FrameUpdate = .automatic, goldens: String? = nil,
  filePath: String = #filePath, function: String = #function
) throws {
  var options = SceneSettings()
  options.size = size
  options.scale = scale
  options.seed = seed
  let entry = SceneRegistry.Entry(name: name ?? function, kind: .clip) {
    SceneRegistry.content(of: clip.init())
  }
  try expectFrames(entry, times, options, name, settings, strategy, update, goldens, filePath, function)
}

/// Compares the frames of a scene with the goldens.
@MainActor
func expectFrames(
  _ entry: SceneRegistry.Entry, _ times: [Double], _ options: SceneSettings, _ name: String?,
  _ settings: CompareSettings, _ strategy: FrameStrategy, _ update: FrameUpdate, _ goldens: String?,
  _ filePath: String, _ function: String
) throws {
  var options = options
  // Long enough for the last of the times.
  options.duration = (times.max() ?? 0) + 1
  let source = try SceneFrameSource(
    entry: entry, settings: options, resources: SceneResources.make(forSceneAt: filePath, settings: options))
  let folder = goldens ?? PathText.folder(of: filePath) + "/Goldens/" + PathText.stem(of: filePath)
  let title = name ?? String(function.prefix { $0 != "(" })
  var store = try FrameStore(
    folder: folder, name: title, update: FrameUpdate.chosen(update), settings: settings,
    isText: strategy != .pixels)
  let format = source.format
  let canvas = try SceneResources.makeCanvas(format.pixelWidth, format.pixelHeight, format.scale)
  // Views run forward only: in ascending order each frame is recorded once.
  for time in times.sorted() {
    // Times that count as equal to a frame's: 1.1 s × 30 is not 33 in binary.
    let frame = max(0, Int((time * format.frameRate.framesPerSecond + 1e-6).rounded(.down)))
    guard strategy == .pixels else {
      try store.compare(source.text(of: frame, as: strategy), strategy, frame: frame, time: time)
      continue
    }
    canvas.paint(source.displayList(at: frame))
    try store.compare(canvas.makeBitmap(), frame: frame, time: time)
  }
  attach(store.failure)
  try store.finish()
}

/// Attaches the evidence to the test that runs, where Swift Testing runs one.
private func attach(_ failure: FrameFailure) {
  #if canImport(Testing)
  guard Test.current != nil else { return }
  for path in failure.frames.flatMap(\.files) {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    Attachment.record([UInt8](data), named: PathText.name(of: path))
  }
  #endif
}
