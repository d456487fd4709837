import FlipbookPicture

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points, like CSS's `cubic-bezier`.
  ///
  /// Their x is clamped to 0…1; their y may lie outside.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}
