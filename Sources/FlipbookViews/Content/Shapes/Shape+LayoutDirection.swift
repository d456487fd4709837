import FlipbookDrawing
import Foundation

extension Shape {
  /// The shape is mirrored where texts run from right to left, as by default since iOS 17.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path as it is shown in a layout direction: mirrored about the middle of the rectangle, or as it is.
  nonisolated func path(in rect: CGRect, direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

extension Rectangle {
  /// A rectangle is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// A rectangle with equal corners is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// A capsule is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// An ellipse is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// A circle is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension _InsetRounded {
  /// A rectangle with equal corners is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension _Inset {
  /// That of the shape inside.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension _StrokedShape {
  /// That of the shape inside.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
