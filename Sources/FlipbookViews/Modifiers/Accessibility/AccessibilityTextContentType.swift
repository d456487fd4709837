import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The kind of text in a view.
public struct AccessibilityTextContentType: Sendable {
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType()
  /// Input and output of a console.
  public static let console = AccessibilityTextContentType()
  /// Paths and names of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType()
  /// Prose, such as a novel's.
  public static let narrative = AccessibilityTextContentType()
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document in a word processor.
  public static let wordProcessing = AccessibilityTextContentType()
}
