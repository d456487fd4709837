import FlipbookDrawing
import Foundation

/// The traits of an element for assistive technology, as a set.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// A value that can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It starts a sound or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// It turns a page by itself.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// It can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 131072)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 262144)
}
