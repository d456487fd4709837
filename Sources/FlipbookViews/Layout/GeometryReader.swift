import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view whose content is made from the size and place it has. It takes all that it is offered.
public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    GeometryReaderNode(view: view, inputs: inputs)
  }
}

/// The element of a geometry reader, whatever its content.
@MainActor
package class GeometryReaderElementBase: Element {
  /// The size that the content was last made for.
  package fileprivate(set) var proxySize = CGSize.zero
  /// The transform that the content was last made for, once it has asked for its place.
  private var knownTransform: ProjectionTransform?

  /// The views whose places the content was last made for.
  private var knownAnchors: [KnownAnchor] = []

  private struct KnownAnchor {
    weak var element: Element?
    let transform: ProjectionTransform
    let size: CGSize

    @MainActor var isSame: Bool {
      guard let element else { return true }
      return element.displayFrame.size == size && element.transformToRoot(forLayout: true) == transform
    }
  }

  /// The transform to the film; a change of it has the content made anew.
  func observedTransform() -> ProjectionTransform {
    let transform = transformToRoot(forLayout: true)
    if knownTransform == nil { runtime.addFrameReader(self) }
    knownTransform = transform
    return transform
  }

  /// A change of the place of another element has the content made anew.
  func observe(_ anchor: Element) {
    _ = observedTransform()
    knownAnchors.append(
      KnownAnchor(
        element: anchor, transform: anchor.transformToRoot(forLayout: true), size: anchor.displayFrame.size))
  }

  fileprivate func forgetAnchors() { knownAnchors = [] }

  /// Makes the content anew when a place it has asked for is another by now.
  package func checkGlobalFrame() {
    guard let knownTransform else { return }
    guard transformToRoot(forLayout: true) != knownTransform || !knownAnchors.allSatisfy(\.isSame) else {
      return
    }
    contentNeedsUpdate()
  }

  func contentNeedsUpdate() {}
}

@MainActor
private final class GeometryReaderNode<Content: View>: _TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var child: _TypedNode<Content>?
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

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

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
    if hasContent { takeContent() }
    invalidateLayout()
  }

  private func takeContent() {
    content = readerNode.contentElements
    content.forEach { $0.parent = self }
  }

  private func placeContent() {
    takeContent()
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
