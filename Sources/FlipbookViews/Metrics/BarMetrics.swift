import FlipbookDrawing
import Foundation

/// Bars at the top and the bottom.
package struct BarMetrics: Equatable, Sendable {
  package var navigation: CGFloat = 44
  /// The same in sheets.
  package var sheetNavigation: CGFloat = 56
  /// From the row of items to the baseline of a large title, and from there to the end of what it adds.
  package var largeTitleBaseline: CGFloat = 36
  package var largeTitleDescent: CGFloat = 16
  /// How much a large title grows as a page is pulled down, as a part of its size for each point.
  package var largeTitleGrowth: CGFloat = 0.00053
  /// How much higher emoji make a large title, in ems.
  package var emojiRise: CGFloat = 8 / 34
  /// The part of a font's size that lies over the baseline.
  package var letterAscent: CGFloat = 1950 / 2048
  /// Beside titles and items.
  package var margin: CGFloat = 16
  /// The same on screens from a width on.
  package var wideMargin: CGFloat = 20
  package var wideWidth: CGFloat = 414
  /// The size of the chevron that leads back, and from it to its title.
  package var backSize: CGFloat = 21.25
  package var backSpacing: CGFloat = 5.6
  /// How far the chevron's room reaches over the margin.
  package var backOverhang: CGFloat = 9.8
  /// The least room between what leads back and a title in the middle.
  package var backGap: CGFloat = 8
  /// How far bars reach into the safe area at the top of screens with an island, by that area.
  package var islandOverlaps: [CGFloat: CGFloat] = [59: 16 / 3, 62: 17 / 3]
  package var tabs: CGFloat = 49
  /// The size of symbols and titles of tab bars, the middle of symbols and the top of titles' lines.
  package var tabSymbol: CGFloat = 18
  package var tabTitle: CGFloat = 10
  package var tabSymbolMiddle: CGFloat = 18
  package var tabTitleTop: CGFloat = 34.67
  package var toolbar: CGFloat = 44
  /// Between items of a side.
  package var itemSpacing: CGFloat = 28
  /// Between buttons of an item.
  package var buttonSpacing: CGFloat = 16

  /// The margin on screens of a width.
  package func margin(width: CGFloat) -> CGFloat { width < wideWidth ? margin : wideMargin }
}
