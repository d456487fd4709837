import Foundation

extension CGPoint {
  /// Whether both coordinates are finite.
  @inline(__always)
  package var isFinite: Bool { (x * 0 + y * 0) == 0 }
}

extension CGRect {
  /// Whether all four edges are finite; false for the null rectangle.
  package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
