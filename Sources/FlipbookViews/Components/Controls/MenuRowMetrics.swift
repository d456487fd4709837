import Foundation

/// Measures of the rows of a menu, in points.
///
/// Rows, titles and icons are those of jeffverkoeyen.com's pictures of iOS 17; the rest is AveMenuKit's, which rebuilds
/// the system's menus.
enum MenuRowMetrics {
  /// The width of a menu.
  static let width: CGFloat = 250
  /// The width of a menu at sizes of text for accessibility, unless the film is narrow.
  static let largeWidth: CGFloat = 353
  /// The part of the film's height that a menu leaves free, but for sizes of text for accessibility.
  static let spare: CGFloat = 128
  /// From the edges to titles.
  static let margin: CGFloat = 16
  /// From the leading edge to titles of a menu with marks.
  static let indented: CGFloat = 32
  /// From the leading edge to the middle of a mark.
  static let mark: CGFloat = 19
  /// From the trailing edge to the middle of an icon.
  static let icon: CGFloat = 28
  /// From the middle of an icon to the title's room.
  static let iconRoom: CGFloat = 12
  /// The largest icon.
  static let iconSize = CGSize(width: 24, height: 32)
  /// The least height of a row.
  static let height: CGFloat = 44
  /// Over and under the title of a section.
  static let headerVertical: CGFloat = 9
  /// Over and under the texts of a row.
  static let vertical: CGFloat = 12
}
