import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayerScenes
import FlipbookLayers
import FlipbookViews

/// What the pictures of a scene come from, as far as it has been run.
@MainActor
enum ScenePlayer {
  case clip(any Clip)
  case views(ViewRuntime)
  case layers(LayerScenePlayer)

  /// Shows a made scene.
  init(
    _ made: MadeScene, settings: SceneSettings, environment: EnvironmentValues, background: Color,
    resources: DrawingResources
  ) {
    switch made.content {
    case .clip(let clip): self = .clip(clip)
    case .layers(let scene):
      Self.reportUnplayable(settings)
      self = .layers(
        LayerScenePlayer(scene, environment: environment, background: background, resources: resources))
    case .view, .clipOfViews, .layerText:
      guard let runtime = made.runtime, let view = made.view else {
        preconditionFailure("A file of layers is read as it is made.")
      }
      runtime.background = background
      runtime.show { view }
      runtime.schedule(settings)
      self = .views(runtime)
    }
  }

  /// The runtime of views; nil for other scenes.
  var runtime: ViewRuntime? {
    if case .views(let runtime) = self { runtime } else { nil }
  }

  /// Scenes of layers have nothing that answers to touches.
  private static func reportUnplayable(_ settings: SceneSettings) {
    guard !settings.taps.isEmpty || !settings.script.steps.isEmpty else { return }
    DiagnosticCollector.current.warn(
      "tap.layers", "A scene of layers answers to no touches; taps and scripts do nothing.")
  }
}
