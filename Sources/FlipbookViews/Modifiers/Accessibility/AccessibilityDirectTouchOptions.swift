import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing is spoken when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated before touches reach it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
