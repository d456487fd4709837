import Foundation

/// The measures of a font at its size, in points. Heights above the baseline and depths below it are both positive.
public struct FontMeasures: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  /// Extra space between lines.
  public var lineGap: CGFloat
  public var capHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, lineGap: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }

  /// Those of the phone's system font.
  ///
  /// - Parameter size: In points.
  public static func system(size: CGFloat) -> FontMeasures {
    FontMeasures(ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 0.7046)
  }
}
