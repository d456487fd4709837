import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A two-dimensional shape, filled with the foreground style when it is used as a view.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The use of the shape; an area unless set.
  nonisolated static var role: ShapeRole { get }

  /// How the shape follows the layout direction; ``LayoutDirectionBehavior/mirrors`` unless set.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size the shape takes when it is offered one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A filled area.
  public nonisolated static var role: ShapeRole { .fill }

  /// The proposal, with 10 points where it is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}
