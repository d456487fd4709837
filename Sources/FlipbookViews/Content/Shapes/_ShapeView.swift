import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  /// The shape that is drawn.
  public var shape: Content
  /// The style that fills it.
  public var style: Style
  /// The rule that decides which parts are inside, and whether edges are smooth.
  public var fillStyle: FillStyle

  /// Makes a view of a shape in a style.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the shape.
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
    record(in: context, size: size, reaching: CGRect(origin: .zero, size: size))
  }

  /// Draws the shape in the whole room; its style is laid out in the view's own.
  override func record(in context: GraphicsContext, size: CGSize, reaching rect: CGRect) {
    let path = shapeNode.shape.presentation.path(
      in: rect, direction: environment.layoutDirection)
    var context = context
    context.environment = environment
    context.add(shapeNode.style.effects)
    context.fill(
      path, with: shapeNode.style.shading(in: CGRect(origin: .zero, size: size)),
      style: shapeNode.view.fillStyle)
  }

  /// Lets touches through where the shape is clear.
  override func isHit(at point: CGPoint) -> Bool {
    guard !shapeNode.style.isClear else { return false }
    return shapeNode.shape.presentation
      .path(in: CGRect(origin: .zero, size: displayFrame.size), direction: environment.layoutDirection)
      .contains(point, eoFill: shapeNode.view.fillStyle.isEOFilled)
  }
}
