import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// A two-dimensional shape, filled with the foreground style when it is used as a view.
public protocol Shape: Animatable, View, Sendable {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  /// The size the shape takes when it is offered one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: some View { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle()) }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: In points; negative amounts make it larger.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ShapeNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode<_ShapeView<S, Style>> {
  var shape: AnimatedValue<S>!
  var style: AnimatedStyle!

  override init(view: _ShapeView<S, Style>, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    shape = AnimatedValue(view.shape, node: self) { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
    style = AnimatedStyle(view.style, node: self) { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
  }

  override func viewChanged(from old: _ShapeView<S, Style>) {
    let isSameShape = ViewComparison.areEqual(old.shape, view.shape)
    if !isSameShape { shape.set(view.shape) }
    style.set(view.style)
    // A style takes no room.
    elements.forEach { if isSameShape { $0.invalidateDisplay() } else { $0.invalidateLayout() } }
  }

  override func makeElement() -> Element { ShapeElement(shapeNode: self) }
}

@MainActor
private final class ShapeElement<S: Shape, Style: ShapeStyle>: Element {
  private unowned let shapeNode: ShapeNode<S, Style>

  init(shapeNode: ShapeNode<S, Style>) {
    self.shapeNode = shapeNode
    super.init(node: shapeNode)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shapeNode.shape.presentation.sizeThatFits(proposal)
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let path = shapeNode.shape.presentation.path(in: rect)
    var context = context
    context.environment = environment
    context.add(shapeNode.style.effects)
    context.fill(
      path, with: shapeNode.style.shading(in: rect), style: shapeNode.view.fillStyle)
  }

  /// What is clear lets touches through.
  override func isHit(at point: CGPoint) -> Bool {
    guard !shapeNode.style.isClear else { return false }
    return shapeNode.shape.presentation.path(in: CGRect(origin: .zero, size: displayFrame.size))
      .contains(point, eoFill: shapeNode.view.fillStyle.isEOFilled)
  }
}
