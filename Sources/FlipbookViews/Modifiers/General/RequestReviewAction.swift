import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Asks for a review of an app. Has no effect in a film.
public struct RequestReviewAction: Sendable {
  /// Has no effect in a film.
  public func callAsFunction() {}
}
