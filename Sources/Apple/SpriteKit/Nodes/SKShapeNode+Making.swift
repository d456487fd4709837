import Flipbook
import FlipbookPicture
import Foundation

extension SKShapeNode {
  /// Makes a shape of a path, in points.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Makes a shape of a path, whose middle is put at the node.
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBoxOfPath
    let move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(path: centered ? CGPath(path.path.applying(move)) : path)
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(Path(rect))) }

  /// Makes a rectangle around the node.
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.around(size)) }

  /// Makes a rectangle with rounded corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(
        roundedRect: rect, cornerWidth: min(cornerRadius, rect.width / 2),
        cornerHeight: min(cornerRadius, rect.height / 2)))
  }

  /// Makes a rectangle with rounded corners around the node.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.around(size), cornerRadius: cornerRadius)
  }

  /// Makes a circle around the node.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }

  /// Makes the ellipse that fits a rectangle.
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect)) }

  /// Makes an ellipse around the node.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.around(size)) }

  /// Makes straight lines from point to point.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    var path = Path()
    path.addLines(Array(UnsafeBufferPointer(start: points, count: numPoints)))
    self.init(path: CGPath(path))
  }

  /// Makes a smooth line through points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    self.init(
      path: CGPath(Path.spline(through: Array(UnsafeBufferPointer(start: points, count: numPoints)))))
  }

  private static func around(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
