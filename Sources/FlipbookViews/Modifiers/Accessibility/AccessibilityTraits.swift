import FlipbookDrawing
import Foundation

/// The nature of a view as an assistive technology describes it. Has no effect in a film.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt32
  /// Makes traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// The view hides those behind it from assistive technologies.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)
  /// The label or the value of the view changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// The view handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 8)
  /// The view plays a sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
  /// The view starts a recording or a playback.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 11)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 12)
  /// The view sums up the state of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 13)
  /// The view turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is a switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
