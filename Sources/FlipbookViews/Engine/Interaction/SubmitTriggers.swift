import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The kinds of submissions.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Makes a set of kinds from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Text in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
