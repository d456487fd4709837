import Foundation

extension CGPoint {
  /// The image of the point under an affine map.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// The image of the point under a projective map: the first two coordinates divided by the third.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let weight = transform.m13 * x + transform.m23 * y + transform.m33
    let image = CGPoint(
      x: transform.m11 * x + transform.m21 * y + transform.m31,
      y: transform.m12 * x + transform.m22 * y + transform.m32)
    return weight == 1 ? image : CGPoint(x: image.x / weight, y: image.y / weight)
  }
}

extension CGSize {
  /// The image of the size under the linear part of an affine map.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the image of this one under an affine map. The null and the infinite
  /// rectangle stay what they are.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity || !hasPlainSides && (isNull || isInfinite) { return self }
    let (x0, y0, x1, y1) = sides
    let ax0 = transform.a * x0
    let ax1 = transform.a * x1
    let cy0 = transform.c * y0
    let cy1 = transform.c * y1
    let bx0 = transform.b * x0
    let bx1 = transform.b * x1
    let dy0 = transform.d * y0
    let dy1 = transform.d * y1
    let left = min(ax0, ax1) + min(cy0, cy1) + transform.tx
    let right = max(ax0, ax1) + max(cy0, cy1) + transform.tx
    let top = min(bx0, bx1) + min(dy0, dy1) + transform.ty
    let bottom = max(bx0, bx1) + max(dy0, dy1) + transform.ty
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle around the four corners seen through a projection.
  package func bounds(through projection: ProjectionTransform) -> CGRect {
    if projection.isAffine { return applying(projection.affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(projection) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
