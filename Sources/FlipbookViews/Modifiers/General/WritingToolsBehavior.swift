import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How much help there is with writing.
public struct WritingToolsBehavior: Sendable {
  /// The usual help.
  public static let automatic = WritingToolsBehavior()
  /// All of the help.
  public static let complete = WritingToolsBehavior()
  /// Help in a panel alone.
  public static let limited = WritingToolsBehavior()
  /// No help.
  public static let disabled = WritingToolsBehavior()
}
