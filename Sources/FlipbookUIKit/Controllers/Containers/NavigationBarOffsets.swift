import Foundation

/// How far the title of a page in a bar and the title of its way back are from their places, in points.
struct NavigationBarOffsets {
  var title: CGFloat = 0
  var back: CGFloat = 0

  static let home = NavigationBarOffsets()
}
