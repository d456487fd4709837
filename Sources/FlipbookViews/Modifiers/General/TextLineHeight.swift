import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The distance of the lines of a text; a film's texts have their font's.
public struct TextLineHeight: Hashable, Sendable {
  let name: String
  /// The height of the font.
  public static let normal = TextLineHeight(name: "normal")
  /// Less than the font's height.
  public static let tight = TextLineHeight(name: "tight")
  /// More than the font's height.
  public static let loose = TextLineHeight(name: "loose")
  /// A height for each line.
  public static let variable = TextLineHeight(name: "variable")
  /// A multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> TextLineHeight { TextLineHeight(name: "\(factor) ×") }
  /// The font's height and a number of points more.
  public static func leading(increase: CGFloat) -> TextLineHeight {
    TextLineHeight(name: "\(increase) pt more")
  }
  /// A height in points.
  public static func exact(points: CGFloat) -> TextLineHeight { TextLineHeight(name: "\(points) pt") }
}
