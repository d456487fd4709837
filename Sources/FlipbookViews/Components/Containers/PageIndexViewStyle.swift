import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String
    /// The usual ground.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the dots are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let mode: BackgroundDisplayMode

  /// Makes a style with a ground in a mode.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}
