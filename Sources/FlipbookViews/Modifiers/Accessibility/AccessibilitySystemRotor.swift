import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The places that an assistive technology steps through, one after the other.
public struct AccessibilitySystemRotor: Sendable {
  /// The links of the page.
  public static let links = AccessibilitySystemRotor()
  /// The headings of the page.
  public static let headings = AccessibilitySystemRotor()
  /// The bold text of the page.
  public static let boldText = AccessibilitySystemRotor()
  /// The images of the page.
  public static let images = AccessibilitySystemRotor()
  /// The text fields of the page.
  public static let textFields = AccessibilitySystemRotor()
  /// The tables of the page.
  public static let tables = AccessibilitySystemRotor()
  /// The lists of the page.
  public static let lists = AccessibilitySystemRotor()
  /// The landmarks of the page.
  public static let landmarks = AccessibilitySystemRotor()
  /// The links of the page, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
}
