import FlipbookDrawing
import Foundation

/// What people who need it have switched on: in a film nothing.
@MainActor @preconcurrency
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A rectangle of a view in the screen's coordinates, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil as UIView?)
  }

  /// A path of a view in the screen's coordinates, in points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil as UIView?)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// Nobody listens to a film: nothing happens.
  public static func post(notification: Notification, argument: Any?) {}

  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// What an element is to those who can't see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 131072)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 262144)
}
