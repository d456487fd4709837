import Foundation

extension CGRect {
  /// The part of this rectangle inside another, which is finite; null when there is none or a side of this one is
  /// not a number. Unlike `intersection`, it takes sides that are infinite.
  package func overlap(with finite: CGRect) -> CGRect {
    if !hasPlainSides && isNull || !finite.hasPlainSides && finite.isNull { return .null }
    let (own, other) = (sides, finite.sides)
    let (left, top) = (max(own.left, other.left), max(own.top, other.top))
    let (right, bottom) = (min(own.right, other.right), min(own.bottom, other.bottom))
    guard own.left <= own.right, own.top <= own.bottom, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
