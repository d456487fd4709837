import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape of any kind.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  /// That of the shape inside.
  public nonisolated let layoutDirectionBehavior: LayoutDirectionBehavior

  /// Makes a shape that hides the type of another.
  public nonisolated init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  /// The path of the shape inside.
  public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
  /// No values: a shape of any kind changes at once.
  public typealias AnimatableData = EmptyAnimatableData
}
