import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape made from two others.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated init(_ first: First, _ second: Second, combine: @escaping @Sendable (Path, Path) -> Path) {
    (self.first, self.second, self.combine) = (first, second, combine)
  }

  nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part that lies in this shape, in another, or in both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.union($1, eoFill: eoFill) }
  }

  /// The part that lies in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The part that lies in this shape and not in another.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The part that lies in one of the shapes and not in both.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's lines that lie in another.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's lines that lie outside another.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(self, other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
