import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view whose content is made from the size and place it has. It takes all that it is offered.
public struct GeometryReader<Content: View>: View {
  /// Makes the content from the size and place.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content is made from the size and place it has.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that makes the content in the layout.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    GeometryReaderNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class GeometryReaderNode<Content: View>: SingleChildNode<GeometryReader<Content>, Content> {
  private var view: GeometryReader<Content>
  private var element: GeometryReaderElement<Content>!

  init(view: GeometryReader<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    element = GeometryReaderElement(readerNode: self)
  }

  override func update(view: GeometryReader<Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    self.view = view
    refresh()
  }

  override func refresh() {
    guard child != nil else { return }
    makeContent()
  }

  /// Makes the content for the reader's present size and place.
  func makeContent() {
    element.forgetAnchors()
    let content = runtime.evaluate(self) { view.content(GeometryProxy(reader: element)) }
    if let child {
      child.update(view: content, inputs: inputs)
    } else {
      child = Content._makeNode(view: content, inputs: inputs)
    }
  }

  var contentElements: [Element] { child?.elements ?? [] }

  override func makeElements() -> [Element] { [element] }

  override func invalidateElements() {
    dropElementCache()
    element.contentChanged()
  }

  /// A container comes and goes as one.
  override func collectTransitions(into hosts: inout [any TransitionHost]) {}

  override func remove() {
    super.remove()
    runtime.removeFrameReader(element)
  }
}

@MainActor
private final class GeometryReaderElement<Content: View>: GeometryReaderElementBase {
  private unowned let readerNode: GeometryReaderNode<Content>
  private var content: [Element] = []
  private var hasContent = false

  init(readerNode: GeometryReaderNode<Content>) {
    self.readerNode = readerNode
    super.init(node: readerNode)
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    if !hasContent || size != proxySize {
      hasContent = true
      proxySize = size
      readerNode.makeContent()
    }
    placeContent()
  }

  override func contentNeedsUpdate() {
    readerNode.makeContent()
    placeContent()
    invalidateDisplay()
  }

  func contentChanged() {
    // Taken at once: without a layout, as on the way out, what has been removed must not be drawn.
    if hasContent { adoptContent() }
    invalidateLayout()
  }

  private func adoptContent() {
    content = readerNode.contentElements
    content.forEach { $0.parent = self }
  }

  private func placeContent() {
    adoptContent()
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for element in content {
      guard !element.isLeaving else {
        element.keepPlace()
        continue
      }
      let proposal = ProposedViewSize(proxySize)
      let x = isRightToLeft ? proxySize.width - element.sizeThatFits(proposal).width : 0
      element.place(at: CGPoint(x: x, y: 0), proposal: proposal)
    }
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    for element in content.sortedByZIndex() { element.recordPlaced(in: context) }
  }

  override var subelements: [Element] { content.sortedByZIndex() }
}
