import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Image {
  /// How much brighter than white an image may be: a film's colours are those of a screen without more.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }

  /// Limits the brightness of the image; returns the image unchanged.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Limits the brightness of images; has no effect in a film.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
