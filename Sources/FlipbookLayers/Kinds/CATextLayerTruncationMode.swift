import FlipbookDrawing
import Foundation

/// The part of a text that is left out where it doesn't fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is cut off at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis takes the place of what comes first.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis takes the place of what comes last.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis takes the place of what is in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
