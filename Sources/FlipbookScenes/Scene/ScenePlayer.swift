import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayerScenes
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews

/// The source of a scene's pictures, as far as it has been run.
@MainActor
enum ScenePlayer {
  case clip(any Clip)
  case views(ViewRuntime)
  case layers(LayerScenePlayer)

  /// Shows a made scene.
  ///
  /// - Parameter size: The film's, in points.
  init(
    _ made: MadeScene, size: CGSize, settings: SceneSettings, environment: EnvironmentValues,
    background: Color, resources: DrawingResources
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
      Self.show(view, in: runtime, size: size, settings: settings, background: background)
      runtime.schedule(settings)
      self = .views(runtime)
    }
  }

  /// Shows a view; one that fills the screen of a device within that device's safe area.
  private static func show(
    _ view: AnyView, in runtime: ViewRuntime, size: CGSize, settings: SceneSettings, background: Color
  ) {
    guard let device = settings.device, settings.fills(size) else {
      runtime.background = background
      return runtime.show { view }
    }
    let insets = device.insets(isLandscape: size.width > size.height)
    FilmScreen.insets = insets
    let radius = settings.cornerRadius(of: size)
    runtime.background = radius == nil ? background : .clear
    runtime.show {
      DeviceWindow(view, insets: insets, radius: radius, ground: background)
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
