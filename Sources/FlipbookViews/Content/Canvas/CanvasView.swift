import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that is drawn by a closure.
public struct Canvas<Symbols: View>: View {
  /// The views that the closure can draw, identified by their tags.
  public var symbols: Symbols
  /// Draws the canvas in a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether there is black under the drawing.
  public var isOpaque: Bool
  /// The colour space that the drawing is composited in.
  public var colorMode: ColorRenderingMode
  /// Has no effect: a film's frames are complete.
  public var rendersAsynchronously: Bool

  /// Makes a canvas with views that the closure can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the canvas.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    CanvasNode(view: view, inputs: inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas without views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

@MainActor
private final class CanvasNode<Symbols: View>: _TypedNode<Canvas<Symbols>> {
  private(set) var view: Canvas<Symbols>
  private(set) var symbols: _TypedNode<Symbols>!
  private var element: CanvasElement<Symbols>!

  init(view: Canvas<Symbols>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    symbols = Symbols._makeNode(view: view.symbols, inputs: self.inputs)
    element = CanvasElement(canvasNode: self)
  }

  override func update(view: Canvas<Symbols>, inputs: _ViewInputs) {
    environment = inputs.environment
    self.view = view
    symbols.update(view: view.symbols, inputs: self.inputs)
    element.invalidateDisplay()
  }

  override func environmentChanged() { element.invalidateDisplay() }

  /// Something that the closure read while drawing has changed.
  override func refresh() { element.invalidateDisplay() }

  override func makeElements() -> [Element] { [element] }

  override func invalidateElements() {
    dropElementCache()
    element?.symbolsChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let symbols { body(symbols) } }
}

@MainActor
private final class CanvasElement<Symbols: View>: Element {
  private unowned let canvasNode: CanvasNode<Symbols>
  private var symbols: [Element]?

  init(canvasNode: CanvasNode<Symbols>) {
    self.canvasNode = canvasNode
    super.init(node: canvasNode)
  }

  func symbolsChanged() {
    symbols = nil
    invalidateDisplay()
  }

  private var symbolElements: [Element] {
    if let symbols { return symbols }
    let made = canvasNode.symbols.elements
    made.forEach { $0.parent = self }
    symbols = made
    return made
  }

  /// Symbols are offered the size of the canvas.
  private func layOutSymbols(in size: CGSize) {
    for element in symbolElements { element.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  package override var compositesAsOne: Bool { true }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) { layOutSymbols(in: size) }

  /// All of a canvas answers to touches, whatever it draws.
  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    layOutSymbols(in: size)
    let view = canvasNode.view
    var context = context
    context.environment = environment
    context.symbolResolver = SymbolResolver { [weak self] id in self?.symbol(id: id) }
    let (isOpaque, renderer, frame) = (view.isOpaque, view.renderer, CGRect(origin: .zero, size: size))
    // An opaque canvas clears to black, not to the views behind it.
    if isOpaque { context.fill(Path(frame), with: .color(.black)) }
    let (outer, start) = (context, context.recorder.itemCount)
    runtime.evaluate(canvasNode) {
      func draw(in context: inout GraphicsContext) { renderer(&context, size) }
      if view.colorMode == .nonLinear {
        draw(in: &context)
      } else {
        view.colorMode.warn()
        context.drawLayer(isLinear: true, content: draw)
      }
    }
    outer.isolate(from: start, in: frame)
  }

  private func symbol(id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    guard let element = symbolElements.first(where: { $0.traits.tag == id || $0.traits.id == id }) else {
      return nil
    }
    return GraphicsContext.ResolvedSymbol(size: element.layoutFrame.size) { element.recordPlaced(in: $0) }
  }
}
