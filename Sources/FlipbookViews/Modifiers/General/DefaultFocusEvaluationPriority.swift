import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When the focus goes to where it is at first.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The usual time.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Whenever the user moves the focus, too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
