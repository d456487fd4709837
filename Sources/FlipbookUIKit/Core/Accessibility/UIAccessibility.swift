import FlipbookDrawing
import Foundation

/// The settings of people who need assistance. In a film none is on.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always true.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// A report to assistive technology. A film has none.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the report.
    public let rawValue: UInt32
    /// Makes a report from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Returns a view's rectangle in the screen's coordinates, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil as UIView?)
  }

  /// Returns a view's path in the screen's coordinates, in points. It is moved and not turned.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil as UIView?)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// Does nothing. A film has no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}

  /// The name of a notification that less motion is wanted. A film posts none.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of a notification that buttons are to have shapes. A film posts none.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The name of a notification that the screen is read aloud. A film posts none.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
