import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In from an offset and out by the same.
public struct OffsetTransition: Transition {
  /// The way while away, in points; x to the right, y down.
  public var offset: CGSize

  /// Makes a transition from an offset, in points.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The content; moved by the offset while away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
