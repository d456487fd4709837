import Foundation

/// The measures of a font at its size, in points. Heights above the baseline and depths below it are both positive.
public struct FontMeasures: Hashable, Sendable {
  /// The height above the baseline, in points.
  public var ascent: CGFloat
  /// The depth below the baseline, in points.
  public var descent: CGFloat
  /// Extra space between lines.
  public var lineGap: CGFloat
  /// The height of capital letters, in points.
  public var capHeight: CGFloat
  /// The part of the ascent that distances to other views don't count.
  package var addedAscent: CGFloat = 0

  /// Makes measures from lengths in points, all of them positive.
  public init(ascent: CGFloat, descent: CGFloat, lineGap: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
  }

  /// Returns the measures of the phone's system font.
  ///
  /// - Parameter size: In points.
  public static func system(size: CGFloat) -> FontMeasures {
    FontMeasures(ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 0.7046)
  }
}
