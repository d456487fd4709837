import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The screen that a scene sees: the film's frame.
@MainActor
package enum FilmScreen {
  /// The size of a bare view's film, in points.
  package nonisolated static let phoneSize = CGSize(width: 390, height: 844)
  /// The size of a clip's film, in points, unless it sets another.
  package static let clipSize = CGSize(width: 1280, height: 720)

  /// The scene's part of ``SceneContext`` for its screen.
  private final class State {
    var size = FilmScreen.phoneSize
    var scale = 1.0
    var insets = EdgeInsets()
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// The size of the screen, in points.
  package static var size: CGSize {
    get { SceneContext.current[slot].size }
    set { SceneContext.current[slot].size = newValue }
  }

  /// The insets of the device's screen, in points; zero where a film has no device.
  package static var insets: EdgeInsets {
    get { SceneContext.current[slot].insets }
    set { SceneContext.current[slot].insets = newValue }
  }

  /// Pixels a point; 1 unless a film sets another.
  package static var scale: Double {
    get { SceneContext.current[slot].scale }
    set { SceneContext.current[slot].scale = newValue }
  }
}
