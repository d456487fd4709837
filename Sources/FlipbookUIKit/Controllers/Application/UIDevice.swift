import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The device: a phone, or a tablet by `--device`, without a name.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The device of the film.
  public static let current = UIDevice()
  /// `phone`, or `pad` by `--device`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SceneTraits.current.isTablet ? .pad : .phone }
  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iPhone` or `iPad`.
  public var name: String { model }
  /// Always `iOS`.
  public var systemName: String { "iOS" }
  /// Always `18.0`.
  public var systemVersion: String { "18.0" }
  /// Always `portrait`.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Does nothing. A film is held upright.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing. A film is held upright.
  public func endGeneratingDeviceOrientationNotifications() {}
}
