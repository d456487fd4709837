import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The response of the views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  enum Reach { case none, all, through(PresentationDetent) }

  let reach: Reach
  /// No response.
  public static let automatic = PresentationBackgroundInteraction(reach: .none)
  /// The views behind respond to touches, and aren't dimmed.
  public static let enabled = PresentationBackgroundInteraction(reach: .all)
  /// No response.
  public static let disabled = PresentationBackgroundInteraction(reach: .none)
  /// The views behind respond to touches, and aren't dimmed, while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .through(detent))
  }
}
