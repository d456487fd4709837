import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In from an edge by the view's own size, and out by the same.
public struct MoveTransition: Transition {
  /// The edge that the view comes from and leaves by.
  public var edge: Edge

  /// Makes a transition by an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The content; moved by its own size towards the edge while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}
