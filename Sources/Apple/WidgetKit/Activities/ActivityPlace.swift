import Foundation

/// The sizes of places of live activities, in points, on phones of 393 points (Human Interface Guidelines).
enum ActivityPlace {
  /// The width on the lock screen and of the large size around the camera.
  static let width: CGFloat = 371
  static let heights: ClosedRange<CGFloat> = 84...160
  /// Of the small size, on either side of the camera.
  static let side = CGSize(width: 52.33, height: 36.67)
  /// Of the small size with the camera between.
  static let compactWidth: CGFloat = 230
  /// Around views of the large size.
  static let margin: CGFloat = 14
  /// Of the large size.
  static let corner: CGFloat = 44
  /// Of the lock screen. Undecided: no source was found.
  static let contentCorner: CGFloat = 24
  /// The part of the large size in which the camera is.
  static let camera = CGSize(width: 126, height: 37)
}
