import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import FlipbookViews
import Foundation

/// A scene that is ready for frames, with the canvas they are painted on.
@MainActor
final class Stage {
  let info: StageInfo
  private let source: SceneFrameSource
  private let session: SceneSession
  private let makeCanvas: () throws -> RasterCanvas
  private let canvas: RasterCanvas
  private let encoder: any PaintedFrameEncoder
  private var sent: [ClipWarning] = []
  private var sentSections: [StageInfo.Section]

  /// How many items under a point are listed, from the front.
  private static let mostItems = 12
  /// How many views or layers are listed.
  private static let mostNodes = 4_000

  init(
    _ source: SceneFrameSource, _ session: SceneSession, _ settings: SceneSettings, path: String,
    scene: String?
  ) throws {
    self.source = source
    self.session = session
    let format = source.format
    let make = SceneResources.canvasMaker(settings.renderer)
    makeCanvas = { try make(format.pixelWidth, format.pixelHeight, format.scale) }
    canvas = try makeCanvas()
    encoder = PNGSink.painted(format)
    var info = StageInfo(source, scene: scene, props: try .current(of: path))
    if let device = settings.device, settings.fills(format.size) {
      let insets = device.insets(isLandscape: format.size.width > format.size.height)
      info.safeArea = [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init)
    }
    if info.props.contains(where: { $0.kind == .picture }) { info.pictures = Self.pictures(beside: path) }
    self.info = info
    sentSections = info.sections
  }

  /// The most pictures that are listed.
  private static let mostPictures = 500

  private static func pictures(beside path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let folder = url.hasDirectoryPath ? url : url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]
    return Array(
      names.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }.sorted().prefix(
        mostPictures))
  }

  /// The first error of the scene, after which its pictures don't count; nil for none.
  var error: String? { session.error }

  /// The warnings, where they have changed since the last call; nil otherwise.
  func newWarnings() -> [ClipWarning]? {
    let warnings = session.warnings
    if warnings == sent { return nil }
    sent = warnings
    return warnings
  }

  /// The parts of the film, where more came up since they were asked for last.
  func newSections() -> [StageInfo.Section]? {
    let sections = StageInfo.sections(source)
    if sections == sentSections { return nil }
    sentSections = sections
    return sections
  }

  func answer(_ request: StageRequest) -> (StageReply.Content, [UInt8]) {
    switch request {
    case .frame(let id, let frame): return paint(id, clamped(frame))
    case .items(let id, let frame, let x, let y):
      return (.items(id: id, items(clamped(frame), at: CGPoint(x: x, y: y))), [])
    case .costs(let id, let frame):
      return costs(id, clamped(frame))
    case .tree(let id, let frame):
      let nodes = source.tree(at: clamped(frame)).prefix(Self.mostNodes).map(StageNode.init)
      return (.tree(id: id, Array(nodes)), [])
    case .controls(let id, let frame):
      let controls = source.controls(at: source.time(of: clamped(frame)))
      return (.controls(id: id, controls.map(StageControl.init)), [])
    }
  }

  private func clamped(_ frame: Int) -> Int { max(0, min(source.format.frameCount - 1, frame)) }

  private func paint(_ id: Int, _ frame: Int) -> (StageReply.Content, [UInt8]) {
    let clock = Swift.ContinuousClock()
    let start = clock.now
    let list = source.displayList(at: frame)
    let recorded = clock.now
    let damage = canvas.paint(list)
    let painted = clock.now
    do {
      guard case .bytes(let bytes) = try encoder.encode(painted: canvas, damage) else {
        preconditionFailure("a PNG is bytes")
      }
      let figures = StageFrame(
        id: id, frame: frame, hash: "\(list.contentHash)", items: list.items.count,
        recording: (recorded - start) / .milliseconds(1), painting: (painted - recorded) / .milliseconds(1),
        compressing: (clock.now - painted) / .milliseconds(1))
      return (.frame(figures), bytes)
    } catch {
      return (.failed(id: id, message: "The frame can't be compressed: \(error)."), [])
    }
  }

  private func costs(_ id: Int, _ frame: Int) -> (StageReply.Content, [UInt8]) {
    do {
      let list = source.displayList(at: frame)
      return (.items(id: id, try ItemCosts.measure(list, makeCanvas: makeCanvas)), [])
    } catch {
      return (.failed(id: id, message: "The items can't be measured: \(error)."), [])
    }
  }

  /// The items that may have ink at a point, the frontmost first.
  private func items(_ frame: Int, at point: CGPoint) -> [StageItem] {
    let list = source.displayList(at: frame)
    return list.items.reversed().lazy.filter { $0.bounds.contains(point) }.prefix(Self.mostItems).map(
      StageItem.init)
  }
}

extension StageInfo {
  /// The film of a source of frames.
  @MainActor
  init(_ source: SceneFrameSource, scene wanted: String?, props: DeclaredProps) {
    let format = source.format
    let known = SceneRegistry.entries.map { entry in
      Scene(
        name: entry.preview ?? entry.name, title: entry.preview.map { "\(entry.name) – \($0)" } ?? entry.name)
    }
    scenes = known
    scene = known.first { $0.name == wanted }?.name ?? source.name
    title = source.title
    (width, height) = (Double(format.size.width), Double(format.size.height))
    scale = format.scale
    (pixelWidth, pixelHeight) = (format.pixelWidth, format.pixelHeight)
    rate = [format.frameRate.numerator, format.frameRate.denominator]
    frames = format.frameCount
    isOpaque = format.isOpaque
    recordsInOrder = source.recordsInOrder
    markers = source.namedTimes.map { Marker(name: $0.key, time: $0.value) }.sorted {
      ($0.time, $0.name) < ($1.time, $1.name)
    }
    sections = Self.sections(source)
    self.props = props.list
    pictures = []
  }
}

extension StageInfo {
  /// The parts of a film that have come up so far.
  @MainActor
  static func sections(_ source: SceneFrameSource) -> [Section] {
    let (chapters, count) = (source.chapters, source.format.frameCount)
    func first(_ index: Int) -> Int {
      guard index < chapters.count else { return count }
      let frame = chapters[index].start * source.format.frameRate.framesPerSecond - 1e-6
      return Int(max(0, min(Double(count), frame.rounded(.up))))
    }
    return chapters.indices.map { index in
      Section(title: chapters[index].title, frames: [first(index), first(index + 1)])
    }.filter { $0.frames[0] < $0.frames[1] }
  }
}

extension StageControl {
  /// A control of the present frame.
  @MainActor
  init(_ control: TouchableControl) {
    let frame = control.frame
    self.init(
      label: control.label, kind: control.kind,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
      gestures: control.gestures, isEnabled: control.isEnabled)
  }
}
