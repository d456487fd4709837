import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In from an edge with a fade, out by the opposite one.
public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// Makes a transition from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The content; moved by its size and clear while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}
