import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pages side by side with dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    let name: String
    /// Shown where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Shown where there is more than one page.
    public static let always = IndexDisplayMode(name: "always")
    /// Never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode
  /// Makes a style with dots in a mode.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Whether the mode shows dots.
  public var _showsDots: Bool { mode != .never }
  /// True.
  public static var _showsPages: Bool { true }
}
