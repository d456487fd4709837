/// A scene's part of ``SceneContext`` for film time.
final class FilmTimeState {
  private static let slot = ContextSlot(.scene) { FilmTimeState() }
  static var current: FilmTimeState { SceneContext.current[slot] }

  var drawingTime = 0.0
  var frameDuration = 1.0 / 60
  var dropsWork = false
}
