import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The purpose of margins.
public struct ContentMarginPlacement: Sendable {
  /// The usual margins.
  public static let automatic = ContentMarginPlacement()
  /// The margins of the content.
  public static let scrollContent = ContentMarginPlacement()
  /// The margins of the scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement()
}
