import Foundation

/// The way of the title of the way back from the middle of the bar, or from a large title.
struct BackTravel {
  let passage: NavigationPassage
  /// The margin of the bar, in points.
  let margin: CGFloat
  /// How far below the row a large title is, in points; nil for a title in the row.
  let largeDrop: CGFloat?
}
