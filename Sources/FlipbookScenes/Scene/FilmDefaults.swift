import Flipbook

/// The properties of a film where nothing on the command line sets them.
@MainActor
package struct FilmDefaults {
  /// Nil for the scene's name.
  package var title: String?
  /// In points.
  package var size = FilmScreen.phoneSize
  /// The screen that a preview names for itself, in points: by its device, or by the way that one is held.
  package var screen: CGSize?
  /// Whether a view's film is as large as the view.
  package var fitsContent = false
  /// Pixels per point.
  package var scale = 2.0
  /// In seconds.
  package var duration: TimeInterval = 5
  /// Frames a second.
  package var frameRate = 30.0
  package var background = Color.white

  /// A clip's own choices, or a scene of layers'; for a bare view, those of a phone's screen.
  package init(_ content: SceneRegistry.Content, settings: SceneSettings) {
    switch content {
    case .clip(let clip), .clipOfViews(let clip, _):
      title = clip.title
      size = clip.size
      scale = 1
      duration = clip.duration
      frameRate = clip.frameRate
      background = clip.background
    case .layers(let scene):
      title = scene.title
      size = scene.size
      scale = scene.scale
      duration = scene.duration
      frameRate = scene.frameRate
      background = scene.background.map { Color(cgColor: CGColor($0)) } ?? .clear
    case .layerText: break
    case .view(let view):
      if settings.colorScheme == .dark { background = .black }
      let frame = view.previewFrame
      size = settings.screen ?? size
      screen = frame.screen(onPhone: size)
      size = frame.size(onPhone: size) ?? size
      fitsContent = settings.fitsContent ?? frame.fitsContent
    }
  }
}
