import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The screen that a scene sees: the film's frame.
@MainActor
package enum FilmScreen {
  /// The size of a bare view's film, in points.
  package static let phoneSize = CGSize(width: 390, height: 844)
  /// The size of a clip's film, in points, unless it says another.
  package static let clipSize = CGSize(width: 1280, height: 720)

  /// In points.
  package static var size = phoneSize
  /// Pixels per point.
  package static var scale = 1.0
}

/// The screen of a device; here, the film's frame.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public internal(set) static var main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// The film's frame in points, from (0, 0).
  public var bounds: CGRect { CGRect(origin: .zero, size: FilmScreen.size) }

  /// Pixels per point.
  public var scale: CGFloat { FilmScreen.scale }

  /// The film's frame in pixels, from (0, 0).
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: FilmScreen.size.width * FilmScreen.scale,
      height: FilmScreen.size.height * FilmScreen.scale)
  }

  public var nativeScale: CGFloat { FilmScreen.scale }
  public var traitCollection: UITraitCollection { .current }
  /// A film shows all frames there are.
  public var maximumFramesPerSecond: Int { Int(FilmClock.screenRate) }
  public var brightness: CGFloat = 1
}
