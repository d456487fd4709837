import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
  /// No values: a path changes at once.
  public typealias AnimatableData = EmptyAnimatableData
}
