import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookLayers
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import FlipbookViews

/// The frames of one scene.
///
/// A frame is a function of the scene, its props, the seed and the time. For a clip that draws, what could make it
/// depend on the frames drawn before is pinned: random numbers start anew with each frame, and the clip draws time 0
/// once before any frame is kept, so that values it computes on first use come out the same wherever a render
/// begins. Views are run from time 0 through every frame, recorded but not rasterised, up to the one wanted. Layers are
/// evaluated at the times that are wanted.
@MainActor
package final class SceneFrameSource: FrameSource {
  package let name: String
  package let title: String
  package let format: FrameFormat

  private let settings: SceneSettings
  private let background: Color
  private let resources: DrawingResources
  private let journal: RunJournal?

  private var maker: SceneMaker
  private var player: ScenePlayer
  /// The present run's. It is entered before the scene does anything, so that sources can take turns.
  private var context: SceneContext
  /// Whether the controls are touched in turn.
  private let isPlayedAlone: Bool
  /// The frame that views show at present, and its picture.
  private var shown: (frame: Int, list: DisplayList)?
  /// How many items the last frame of a clip had.
  private var itemCount = 0

  /// Times of the scene by name, in seconds: its own markers, and its chapters as far as it has run.
  package var markers: [String: Double] {
    namedTimes.merging(chapters.map { ($0.title, $0.start) }) { own, _ in own }
  }

  /// Times that the scene names, in seconds, without its chapters.
  package var namedTimes: [String: Double] {
    switch player {
    case .layers(let player): player.markers
    case .clip(let clip as LottieClip): clip.markers
    case .clip, .views: [:]
    }
  }

  /// The first frames at or behind the markers, in rising order.
  package var markerFrames: [Int] {
    markers.values.sorted().map { Int(($0 * format.frameRate.framesPerSecond - 1e-6).rounded(.up)) }
  }

  /// Makes the scene, after a rehearsal where its controls may be touched in turn.
  ///
  /// - Throws: ``FlipbookFailure`` when the size, scale, rate or length is not one a film can have, and as the scene
  ///   itself.
  package convenience init(
    entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources,
    journal: RunJournal? = nil
  ) throws {
    var isPlayedAlone = false
    if settings.playsAlone, settings.script.steps.isEmpty, settings.taps.isEmpty {
      let rehearsal = try Self(
        entry: entry, settings: settings, resources: resources, journal: journal, isPlayedAlone: false)
      isPlayedAlone = !rehearsal.movesByItself()
      SceneRun.end(rehearsal.context)
      if !isPlayedAlone {
        DiagnosticCollector.current.report(
          Diagnostic(
            .note, code: "auto.moving", message: "--auto has nothing to do: the scene moves by itself."))
      }
    }
    try self.init(
      entry: entry, settings: settings, resources: resources, journal: journal, isPlayedAlone: isPlayedAlone)
  }

  private init(
    entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources, journal: RunJournal?,
    isPlayedAlone: Bool
  ) throws {
    let film = try PreparedFilm(entry, settings: settings, resources: resources, journal: journal)
    name = entry.name
    (self.settings, self.resources, self.journal) = (film.maker.settings, resources, journal)
    (title, format, background) = (film.title, film.format, film.background)
    (maker, context) = (film.maker, film.made.context)
    player = maker.player(of: film.made, format: format, background: background)
    self.isPlayedAlone = isPlayedAlone
    try settings.script.check(duration: duration)
    if isPlayedAlone { player.runtime?.playAlone(until: duration) }
    _ = displayList(at: 0)
  }

  /// Ends the present run and begins another.
  private func remake() throws {
    shown = nil
    SceneRun.end(context)
    let made = try maker.make(size: format.size, scale: format.scale)
    context = made.context
    player = maker.player(of: made, format: format, background: background)
    if isPlayedAlone { player.runtime?.playAlone(until: duration) }
  }

  /// The sounds of the film, as far as the scene has run.
  package var sounds: [Sound] { FilmStructure.of(context).sounds }

  /// The chapters of the film in the order of their times, as far as the scene has run.
  package var chapters: [FilmChapter] {
    FilmStructure.of(context).chapters.sorted { ($0.start, $0.title) < ($1.start, $1.title) }
  }

  /// How many sounds there are so far.
  package var soundCount: Int { FilmStructure.of(context).sounds.count }

  /// In seconds.
  package var duration: TimeInterval { format.time(of: format.frameCount) }

  /// The time a frame shows, in seconds.
  package func time(of frame: Int) -> TimeInterval { format.time(of: frame) }

  /// Whether a frame needs all frames before it recorded, as those of views do.
  package var recordsInOrder: Bool { if case .views = player { true } else { false } }

  /// The layout engine of the scene's text.
  package var textEngine: any TextEngine { resources.textEngine }

  /// The views that are shown now as text, a line each; empty where the scene has none.
  package var viewTree: String {
    context.enter()
    return player.runtime?.viewTree ?? ""
  }

  /// The views or layers of a frame, from the outermost in; empty for a scene that draws.
  package func tree(at frame: Int) -> [TreeEntry] {
    _ = displayList(at: frame)
    context.enter()
    switch player {
    case .clip: return []
    case .views(let runtime): return runtime.treeEntries
    case .layers(let player): return player.treeEntries
    }
  }

  /// Whether the picture that was recorded last stays as it is, as far as the scene itself knows.
  package var isAtRest: Bool { player.runtime?.isAtRest ?? false }

  // MARK: Touches

  /// Whether the scene shows another picture at some time though nobody touches it.
  private func movesByItself() -> Bool {
    guard let runtime = player.runtime else { return true }
    let first = runtime.displayList(at: 0)
    return (1..<max(2, min(format.frameCount, Self.probedFrames))).contains { frame in
      runtime.displayList(at: time(of: frame)) != first
    }
  }

  /// How many frames are sampled to decide whether a scene moves.
  private static let probedFrames = 150

  /// The controls that can be touched at a time, in reading order.
  package func controls(at time: TimeInterval) -> [TouchableControl] {
    let frame = Int((time * format.frameRate.framesPerSecond + 1e-6).rounded(.down))
    _ = displayList(at: max(0, min(format.frameCount - 1, frame)))
    return presentControls
  }

  /// The controls that can be touched now.
  package var presentControls: [TouchableControl] {
    context.enter()
    return player.runtime?.touchableControls ?? []
  }

  // MARK: Frames

  /// Records a frame. Views go through all the frames before it.
  package func displayList(at frame: Int) -> DisplayList {
    defer { journal?.record(.painting(scene: name, frame: frame, time: time(of: frame))) }
    context.enter()
    return record(frame)
  }

  private func record(_ frame: Int) -> DisplayList {
    switch player {
    case .clip(let clip): return affordable(draw(clip, frame: frame), at: time(of: frame))
    case .layers(let player):
      let time = time(of: frame)
      journal?.record(.drawing(scene: name, frame: frame, time: time))
      return player.displayList(at: time)
    case .views(let runtime):
      if let shown, shown.frame == frame { return shown.list }
      if let shown, shown.frame > frame {
        // Views are made of code, which was read before.
        try? remake()
        return record(frame)
      }
      var list: DisplayList!
      for next in (shown.map { $0.frame + 1 } ?? 0)...frame {
        let time = time(of: next)
        journal?.record(.drawing(scene: name, frame: next, time: time))
        list = runtime.displayList(at: time)
      }
      list = affordable(list, at: time(of: frame))
      shown = (frame, list)
      return list
    }
  }

  /// The picture; an empty one, with an error, where its filters come to more than they may.
  private func affordable(_ list: DisplayList, at time: TimeInterval) -> DisplayList {
    let cost = PictureCost(resources.limits)
    let area = format.scale * format.scale
    let work = list.filterWork
    let what = "The filters at \(PlainNumber.text(time)) s"
    if cost.add(filters: work.sum * area, largest: work.largest * area, of: what) { return list }
    return DisplayList(size: list.size, background: list.background, items: [])
  }

  private func draw(_ clip: any Clip, frame: Int) -> DisplayList {
    let time = time(of: frame)
    journal?.record(.drawing(scene: name, frame: frame, time: time))
    SceneRandom.restart(seed: settings.seed, at: .drawing(time))
    FilmClock.drawingTime = time
    let list = DisplayList.record(
      size: format.size, background: background, environment: maker.environment, resources: resources,
      expected: itemCount
    ) { context in
      clip.draw(in: &context, size: format.size, time: time)
      if FilmExecutor.shared.hasWaitingJobs { FilmClock.reportUnfinishedWork() }
    }
    itemCount = list.itemCount
    return list
  }
}
