import Foundation

extension CGAffineTransform {
  /// Whether every point stays where it is.
  @inlinable public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// The factor by which areas grow; negative when the map mirrors, 0 when it can't be inverted.
  @inlinable public var determinant: CGFloat { a * d - b * c }

  /// The map that does `self` first and `other` after it.
  @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The map that undoes this one; a map that can't be undone is returned as it is.
  public func inverted() -> CGAffineTransform {
    let area = determinant
    guard area != 0, area.isFinite else { return self }
    let inverse = CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return inverse.isFinite ? inverse : self
  }

  /// The map that moves by (x, y) first, then does `self`.
  @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// The map that scales about the origin first, then does `self`.
  @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// The map that turns about the origin first (radians, clockwise on screen), then does `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay rectangles with sides along the axes.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The largest factor by which a length can grow: the larger singular value of the linear part.
  package var largestScale: Double { singularValues.largest }

  /// The smallest factor by which a length can grow: 0 when the map can't be inverted.
  package var smallestScale: Double { singularValues.smallest }

  /// Both singular values of the linear part.
  package var singularValues: (largest: Double, smallest: Double) {
    let a = Double(self.a)
    let b = Double(self.b)
    let c = Double(self.c)
    let d = Double(self.d)
    let sum = (((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()) / 2
    let difference = (((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()) / 2
    return (sum + difference, abs(sum - difference))
  }
}
