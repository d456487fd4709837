import Flipbook
import FlipbookDiagnostics
import FlipbookExport
import FlipbookLayers
import FlipbookViews

/// The frames of one scene.
///
/// A frame is a function of the scene, its props, the seed and the time. For a clip that draws, what could make it
/// depend on the frames drawn before is pinned: random numbers start anew with each frame, and the clip draws time 0
/// once before any frame is kept, so that values it computes on first use come out the same wherever a render
/// begins. Views are run from time 0 through every frame, recorded but not rasterised, up to the one wanted. Layers are
/// looked at where they are wanted.
@MainActor
package final class SceneFrameSource: FrameSource {
  package let name: String
  package let title: String
  package let format: FrameFormat

  private let entry: SceneRegistry.Entry
  private let settings: SceneSettings
  private let background: Color
  private let environment: EnvironmentValues
  private let resources: DrawingResources
  private let journal: RunJournal?

  /// What the pictures come from, as far as it has been run.
  private enum Player {
    case clip(any Clip)
    case views(ViewRuntime)
    case layers(LayerScenePlayer)
  }
  private var player: Player
  /// Whether the controls are touched in turn.
  private var isPlayedAlone = false
  /// The frame that views show at present, and its picture.
  private var shown: (frame: Int, list: DisplayList)?

  /// The largest side of a picture, in pixels.
  package static let sideLimit = 16_384.0
  /// The most frames of a clip.
  package static let frameLimit = 10_000_000.0

  /// Makes the scene.
  ///
  /// - Throws: ``FlipbookFailure`` when the size, scale, rate or length is not one a film can have, and when a clip
  ///   has nothing to show.
  package init(
    entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources,
    journal: RunJournal? = nil
  ) throws {
    name = entry.name
    self.entry = entry
    self.settings = settings
    self.resources = resources
    self.journal = journal

    let content = try LayerSceneFile.read(
      Self.make(entry, settings: settings, size: settings.size, journal: journal), path: entry.name,
      settings: settings, resources: resources)
    let film = FilmDefaults(content, settings: settings)
    title = film.title ?? entry.name
    let scale = settings.scale ?? film.scale
    let size =
      settings.size
      ?? (film.fitsContent
        ? Self.ownSize(of: content, in: film.size, resources, settings.dynamicTypeSize) : film.size)
    let source: Source = settings.size == nil ? .clip("\(name).size") : .option("--size")
    try Self.check(size: size, scale: scale, isScaleAsked: settings.scale ?? 1 != 1, source: source)
    let rate = try settings.frameRate ?? Self.rate(film.frameRate, name: name)
    let frameCount = try Self.frameCount(
      duration: settings.duration ?? film.duration, rate: rate,
      source: settings.duration == nil ? .clip("\(name).duration") : .option("--duration"))

    var environment = EnvironmentValues()
    environment.colorScheme = settings.colorScheme
    environment.displayScale = scale
    environment.dynamicTypeSize = settings.dynamicTypeSize
    self.environment = environment
    background = settings.isTransparent ? .clear : settings.background ?? film.background
    format = FrameFormat(
      size: size, scale: scale, frameRate: rate, frameCount: frameCount,
      isOpaque: background.resolvedRGBA(in: environment).opacity >= 1)
    player = .clip(NoClip())
    player = makePlayer(content)
    try checkScript()
    if settings.playsAlone, settings.script.steps.isEmpty, settings.taps.isEmpty {
      if movesByItself() {
        DiagnosticCollector.current.report(
          Diagnostic(
            .note, code: "auto.moving", message: "--auto has nothing to do: the scene moves by itself."))
      } else {
        isPlayedAlone = true
      }
      player = makePlayer(Self.make(entry, settings: settings, size: format.size, journal: journal))
    }
    _ = displayList(at: 0)
    if SceneRegistry.hasUndrawnClip {
      throw FlipbookFailure(
        "\(name) shows nothing: give it draw(in:size:time:) or a body.", .scene)
    }
  }

  private static func make(
    _ entry: SceneRegistry.Entry, settings: SceneSettings, size: CGSize?, journal: RunJournal?
  ) -> SceneRegistry.Content {
    journal?.note(.making(scene: entry.name))
    SceneRun.begin()
    Props.setCurrent(settings.props)
    SceneRandom.restart(seed: settings.seed, at: .initialisation)
    FilmScreen.size = size ?? (entry.kind == .clip ? FilmScreen.clipSize : FilmScreen.phoneSize)
    let (content, hasPutOff) = FilmClock.trial { ViewRuntime.withoutCurrent(entry.make) }
    switch content {
    case .view, .clipOfViews: break
    default: if hasPutOff { FilmClock.tellOfWorkLeftOut() }
    }
    return content
  }

  /// The size that a view takes on a screen, whole points.
  private static func ownSize(
    of content: SceneRegistry.Content, in screen: CGSize, _ resources: DrawingResources,
    _ typeSize: DynamicTypeSize
  ) -> CGSize {
    guard case .view(let view) = content else { return screen }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    let (size, _) = FilmClock.trial {
      ViewRuntime.withoutCurrent {
        ViewRuntime(size: screen, environment: environment, resources: resources) { view }
          .sizeThatFits(ProposedViewSize(screen))
      }
    }
    return CGSize(
      width: min(screen.width, max(1, size.width.rounded(.up))),
      height: min(screen.height, max(1, size.height.rounded(.up))))
  }

  /// The views of the scene, made in the scene's own time: what a model puts off when it is made with them is done.
  private func remade(_ view: AnyView) -> AnyView {
    SceneRandom.restart(seed: settings.seed, at: .initialisation)
    switch entry.make() {
    case .view(let own), .clipOfViews(_, let own): return own
    default: return view
    }
  }

  private func makePlayer(_ content: SceneRegistry.Content) -> Player {
    FilmScreen.size = format.size
    FilmScreen.scale = format.scale
    FilmClock.frameDuration = time(of: 1)
    switch content {
    case .clip(let clip): return .clip(clip)
    case .layers(let scene):
      tellUnplayable()
      return .layers(
        LayerScenePlayer(scene, environment: environment, background: background, resources: resources))
    case .layerText: return .clip(NoClip())
    case .clipOfViews(_, let view), .view(let view):
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(
          size: format.size, environment: environment, background: background, resources: resources
        ) { remade(view) }
      }
      perform(in: runtime)
      for tap in settings.taps {
        runtime.scheduleTap(on: tap.target, at: tap.time) { names in
          let known =
            names.isEmpty
            ? "nothing there answers to taps" : "what answers is \(names.joined(separator: ", "))"
          DiagnosticCollector.current.warn("tap.missed", "The tap \(tap) met nothing; \(known).")
        }
      }
      return .views(runtime)
    }
  }

  // MARK: Interaction

  /// Scenes of layers have nothing that answers to touches.
  private func tellUnplayable() {
    guard !settings.taps.isEmpty || !settings.script.steps.isEmpty else { return }
    DiagnosticCollector.current.warn(
      "tap.layers", "A scene of layers answers to no touches; taps and scripts do nothing.")
  }

  private func perform(in runtime: ViewRuntime) {
    runtime.touches.showsDots = settings.script.showsTouches
    for step in settings.script.steps {
      runtime.schedule(step) { [weak runtime] failure in
        DiagnosticCollector.current.warn(
          "script.missed", Self.reason(failure, of: step, names: runtime?.touchableNames ?? []),
          place: step.source.isEmpty ? nil : step.source)
      }
    }
    if isPlayedAlone { runtime.playAlone(until: duration) }
  }

  private static func reason(_ failure: InteractionFailure, of step: InteractionStep, names: [String])
    -> String
  {
    switch failure {
    case .unfit(let reason): return "The step at \(PlainNumber.text(step.time)) s did nothing: \(reason)."
    case .missed:
      let known =
        names.isEmpty
        ? "nothing there answers to touches" : "what answers is \(names.joined(separator: ", "))"
      return "The step at \(PlainNumber.text(step.time)) s met nothing; \(known)."
    }
  }

  /// In seconds.
  package var duration: TimeInterval { time(of: format.frameCount) }

  /// - Throws: ``FlipbookFailure`` when a step lies after the end of the film.
  private func checkScript() throws {
    for step in settings.script.steps where step.time > duration + 1e-9 {
      let place = step.source.isEmpty ? "the script" : step.source
      throw FlipbookFailure(
        "\(place): the time \(PlainNumber.text(step.time)) s lies after the end of the film, which lasts "
          + "\(PlainNumber.text(duration)) s; make the film longer with --duration.", .usage)
    }
  }

  /// Whether the scene shows another picture at some time though nobody touches it.
  private func movesByItself() -> Bool {
    guard case .views(let runtime) = player else { return true }
    let first = runtime.displayList(at: 0)
    let found = (1..<max(2, min(format.frameCount, Self.probedFrames))).contains { frame in
      runtime.displayList(at: time(of: frame)) != first
    }
    shown = nil
    return found
  }

  /// How many frames are looked at to tell whether a scene moves.
  private static let probedFrames = 150

  /// What can be touched at a time, in reading order.
  package func controls(at time: TimeInterval) -> [TouchableControl] {
    _ = displayList(at: frame(at: time))
    guard case .views(let runtime) = player else { return [] }
    return runtime.touchableControls
  }

  /// What can be touched now.
  package var presentControls: [TouchableControl] {
    guard case .views(let runtime) = player else { return [] }
    return runtime.touchableControls
  }

  private func frame(at time: TimeInterval) -> Int {
    let rate = format.frameRate.framesPerSecond
    return max(0, min(format.frameCount - 1, Int((time * rate + 1e-6).rounded(.down))))
  }

  /// The time a frame shows, in seconds.
  package func time(of frame: Int) -> TimeInterval {
    Double(frame) * Double(format.frameRate.denominator) / Double(format.frameRate.numerator)
  }

  /// Records a frame. Views go through all the frames before it.
  package func displayList(at frame: Int) -> DisplayList {
    defer { journal?.note(.painting(scene: name, frame: frame, time: time(of: frame))) }
    return record(frame)
  }

  private func record(_ frame: Int) -> DisplayList {
    switch player {
    case .clip(let clip): return affordable(draw(clip, frame: frame), at: time(of: frame))
    case .layers(let player):
      let time = time(of: frame)
      journal?.note(.drawing(scene: name, frame: frame, time: time))
      return player.displayList(at: time)
    case .views(let runtime):
      if let shown, shown.frame == frame { return shown.list }
      if let shown, shown.frame > frame {
        self.shown = nil
        player = .clip(NoClip())
        player = makePlayer(Self.make(entry, settings: settings, size: format.size, journal: journal))
        return record(frame)
      }
      var list: DisplayList!
      for next in (shown.map { $0.frame + 1 } ?? 0)...frame {
        let time = time(of: next)
        journal?.note(.drawing(scene: name, frame: next, time: time))
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
    journal?.note(.drawing(scene: name, frame: frame, time: time))
    SceneRandom.restart(seed: settings.seed, at: .drawing(time))
    FilmClock.drawingTime = time
    return DisplayList.record(
      size: format.size, background: background, environment: environment, resources: resources
    ) { context in
      clip.draw(in: &context, size: format.size, time: time)
      if FilmExecutor.shared.hasWaitingJobs { FilmClock.tellOfWorkLeftOut() }
    }
  }

  /// Where a value comes from, for messages and exit codes.
  private enum Source {
    case clip(String)
    case option(String)

    var name: String {
      switch self {
      case .clip(let name), .option(let name): name
      }
    }

    var exitCode: ExitCode {
      switch self {
      case .clip: .scene
      case .option: .usage
      }
    }
  }

  private static func check(size: CGSize, scale: Double, isScaleAsked: Bool, source: Source) throws {
    let text = "\(source.name) is \(PlainNumber.text(size.width))×\(PlainNumber.text(size.height))"
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw FlipbookFailure("\(text); a width and a height must be above 0.", source.exitCode)
    }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    // What the clip asks for is the person's own doing once a scale is given.
    let exitCode = isScaleAsked ? .usage : source.exitCode
    guard max(width, height) <= sideLimit else {
      throw FlipbookFailure(
        "\(text), which at scale \(PlainNumber.text(scale)) is \(PlainNumber.text(width))×"
          + "\(PlainNumber.text(height)) pixels; a side may have \(PlainNumber.text(sideLimit)) at most.",
        exitCode)
    }
    guard min(width, height) >= 1 else {
      throw FlipbookFailure(
        "\(text), which at scale \(PlainNumber.text(scale)) is less than a pixel.", exitCode)
    }
  }

  private static func rate(_ framesPerSecond: Double, name: String) throws -> FrameRate {
    guard let rate = FrameRate(framesPerSecond) else {
      throw FlipbookFailure(
        "\(name).frameRate is \(PlainNumber.text(framesPerSecond)); frames a second must be above 0 and at most 1000.",
        .scene)
    }
    return rate
  }

  private static func frameCount(duration: TimeInterval, rate: FrameRate, source: Source) throws -> Int {
    guard duration.isFinite, duration > 0 else {
      throw FlipbookFailure(
        "\(source.name) is \(PlainNumber.text(duration)); a length must be above 0 seconds.", source.exitCode)
    }
    // A frame that starts a hair before the end only through rounding is not one.
    let frames = (duration * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up)
    guard frames <= frameLimit else {
      throw FlipbookFailure(
        "\(source.name) is \(PlainNumber.text(duration)) s, which is over \(Int(frameLimit)) frames.",
        source.exitCode)
    }
    return max(1, Int(frames))
  }
}

/// Stands where a scene is being made.
private struct NoClip: Clip {
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {}
}
