import FlipbookDrawing
import Foundation

/// Where lines of text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the leading side, from which the language is read.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the leading side, as ``natural``.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the trailing side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Spread over the width of the bounds, except the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
