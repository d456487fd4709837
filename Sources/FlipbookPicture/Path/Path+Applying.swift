import Foundation

extension Path {
  /// The path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0, transform.isFinite {
      switch shape {
      case .elements: break
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect(let rect, let size, let style):
        return Path(
          roundedRect: rect.applying(transform),
          cornerSize: CGSize(width: size.width * transform.a, height: size.height * transform.d),
          style: style)
      }
    }
    return Path(elements.applying(transform))
  }

  /// The path moved by (dx, dy) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
