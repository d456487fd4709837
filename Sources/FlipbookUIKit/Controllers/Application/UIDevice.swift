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
  /// `iPhone` or `iPad`.
  public var localizedModel: String { model }
  /// The same in all films: a film's device is no one's.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// Has no effect. A film's battery is not watched.
  public var isBatteryMonitoringEnabled = false
  /// Always 1: a film's battery is full.
  public var batteryLevel: Float { 1 }
  /// Always false. A film's device feels nothing near.
  public var isProximityMonitoringEnabled = false
  /// Always false. A film's device feels nothing near.
  public var proximityState: Bool { false }
  /// Always true.
  public var isMultitaskingSupported: Bool { true }
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
