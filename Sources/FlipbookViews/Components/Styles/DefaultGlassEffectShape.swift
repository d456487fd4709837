import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The shape of glass that is given none.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}
  /// A capsule in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
