import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The response of the views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  /// No response.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// The views behind respond to touches; reported as unsupported.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// No response.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// The views behind respond up to a height; reported as unsupported.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}
