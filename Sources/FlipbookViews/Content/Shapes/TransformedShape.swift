import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape drawn through an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform of the path's coordinates.
  public var transform: CGAffineTransform

  /// Makes a shape drawn through a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The shape's path, transformed.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The values of the shape; the transform changes at once.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
