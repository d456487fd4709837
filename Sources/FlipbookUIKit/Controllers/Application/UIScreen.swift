import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The screen of the device: the film's frame.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  private static let slot = ContextSlot(.scene) { Lazy { UIScreen() } }

  /// The film's screen.
  public static var main: UIScreen { SceneContext.current[slot].value }
  /// The film's screen alone.
  public static var screens: [UIScreen] { [main] }

  /// The film's frame, in points, from (0, 0).
  public var bounds: CGRect { CGRect(origin: .zero, size: FilmScreen.size) }

  /// Pixels a point.
  public var scale: CGFloat { FilmScreen.scale }

  /// The film's frame, in pixels, from (0, 0).
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: FilmScreen.size.width * FilmScreen.scale,
      height: FilmScreen.size.height * FilmScreen.scale)
  }

  /// Pixels a point.
  public var nativeScale: CGFloat { FilmScreen.scale }
  /// The traits of the film.
  public var traitCollection: UITraitCollection { .current }
  /// The frame rate that a scene sees, in frames a second.
  public var maximumFramesPerSecond: Int { Int(FilmClock.screenRate) }
  /// Has no effect. 1 unless set.
  public var brightness: CGFloat = 1

  /// Returns a view with a picture of all that the film shows in its key window; an empty one without a window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
