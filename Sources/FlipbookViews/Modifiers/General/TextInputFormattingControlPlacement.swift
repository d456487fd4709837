import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of controls for the format of a text.
public struct TextInputFormattingControlPlacement: Sendable {
  /// A set of places for the controls.
  public struct Set: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: Int
    /// Makes a set of places from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The context menu.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All of the places.
    public static let all = Set(rawValue: 3)
  }
}
