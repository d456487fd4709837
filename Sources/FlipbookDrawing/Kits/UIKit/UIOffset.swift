import Foundation

/// A shift, in points: right and down where positive.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Down, in points.
  public var vertical: CGFloat

  /// Makes a shift in points, 0 unless given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}
