import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import FlipbookViews

/// A scene that was made for a film, in a context of its own.
@MainActor
struct MadeScene {
  let context: SceneContext
  let content: SceneRegistry.Content
  /// The scene's time and environment; nil where the scene is no view.
  let runtime: ViewRuntime?

  /// Makes a scene in a new context, which is entered. Views are made in their own film's time, so that what a model puts
  /// off when it is made with them is done.
  ///
  /// - Throws: ``FlipbookFailure`` when a file of layers can't be read.
  init(
    _ entry: SceneRegistry.Entry, size: CGSize, scale: Double, settings: SceneSettings,
    environment: EnvironmentValues, resources: DrawingResources
  ) throws {
    context = SceneRun.begin(
      assets: resources.assets, locale: settings.locale, isPad: min(size.width, size.height) >= 700)
    FilmClock.setStart(settings.date, in: context)
    Props.setCurrent(settings.props)
    SceneRandom.restart(seed: settings.seed, at: .initialisation)
    (FilmScreen.size, FilmScreen.scale) = (size, scale)
    var environment = environment
    // The accent colour of a project tints what has no other tint.
    environment.tintColor = environment.tintColor ?? EnvironmentValues.projectAccent
    if entry.kind == .layers {
      if settings.date != SceneSettings().date {
        DiagnosticCollector.current.warn(
          "date.layers", "A scene of layers has no dates; --date does nothing.")
      }
      content = try LayerSceneFile.read(
        entry.make(), path: entry.name, settings: settings, resources: resources)
      runtime = nil
      addSounds()
      return
    }
    let runtime = ViewRuntime(emptyOf: size, environment: environment, resources: resources)
    content = runtime.make(entry.make)
    switch content {
    case .view, .clipOfViews: self.runtime = runtime
    case .clip, .layerText, .layers:
      if runtime.runLoop.nextTime != nil { FilmClock.reportUnfinishedWork() }
      self.runtime = nil
      context.enter()
    }
    addSounds()
  }

  /// Adds the sounds that the scene has from the start.
  private func addSounds() {
    let sounds: [Sound]
    switch content {
    case .clip(let clip), .clipOfViews(let clip, _): sounds = clip.soundtrack.compactMap { $0.placed(at: 0) }
    case .layers(let scene): sounds = scene.sounds
    case .view, .layerText: sounds = []
    }
    for sound in sounds { FilmStructure.of(context).add(sound) }
    if case .layers(let scene) = content {
      for chapter in scene.sections { FilmStructure.of(context).add(chapter) }
    }
  }

  /// The size that the views take on a screen, in whole points. They are shown to find it, so the scene is used up.
  func contentSize(in screen: CGSize) -> CGSize {
    guard let runtime, let view else { return screen }
    runtime.show { view }
    let size = runtime.sizeThatFits(ProposedViewSize(screen))
    return CGSize(
      width: min(screen.width, max(1, size.width.rounded(.up))),
      height: min(screen.height, max(1, size.height.rounded(.up))))
  }

  /// The views; nil where the scene has none.
  var view: AnyView? {
    switch content {
    case .view(let view), .clipOfViews(_, let view): view
    case .clip, .layerText, .layers: nil
    }
  }
}
