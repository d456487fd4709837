import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The device: a phone without a name.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The device of the film.
  public static let current = UIDevice()
  /// Always `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always `iPhone`.
  public var model: String { "iPhone" }
  /// Always `iPhone`.
  public var name: String { "iPhone" }
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
