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

/// The size and place of a geometry reader.
@MainActor @preconcurrency
public struct GeometryProxy {
  let element: GeometryReaderElementBase

  /// In points.
  public var size: CGSize { element.proxySize }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's rectangle in another coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { element.frame(in: coordinateSpace) }

  /// The reader's rectangle in another coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    element.frame(in: coordinateSpace.coordinateSpace)
  }
}

/// A system of coordinates: the film's, the view's own, or that of a named view.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The element of a geometry reader, whatever its content.
@MainActor
package class GeometryReaderElementBase: Element {
  /// The size that the content was last made for.
  package fileprivate(set) var proxySize = CGSize.zero
  /// The transform that the content was last made for, once it has asked for its place.
  private var knownTransform: ProjectionTransform?

  package func frame(in space: CoordinateSpace) -> CGRect {
    let rect = CGRect(origin: .zero, size: proxySize)
    switch space {
    case .local: return rect
    case .global: return rect.bounds(through: observedTransform())
    case .named(let name):
      guard let target = ancestor(named: name) else { return rect.bounds(through: observedTransform()) }
      let own = observedTransform()
      guard let back = target.transformToRoot(forLayout: true).inverse else { return rect }
      return rect.bounds(through: own.concatenating(back))
    }
  }

  private func observedTransform() -> ProjectionTransform {
    let transform = transformToRoot(forLayout: true)
    if knownTransform == nil { runtime.addFrameReader(self) }
    knownTransform = transform
    return transform
  }

  private func ancestor(named name: AnyHashable) -> Element? {
    var element = parent
    while let current = element {
      if current.coordinateSpaceName == name { return current }
      element = current.parent
    }
    return nil
  }

  /// Makes the content anew when the place it has asked for is another by now.
  package func checkGlobalFrame() {
    guard let knownTransform, transformToRoot(forLayout: true) != knownTransform else { return }
    contentNeedsUpdate()
  }

  func contentNeedsUpdate() {}
}

extension CGRect {
  /// The rectangle around the four corners seen through a projection.
  package func bounds(through projection: ProjectionTransform) -> CGRect {
    if projection.isAffine { return applying(projection.affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(projection) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
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
    let content = runtime.evaluate(self) { view.content(GeometryProxy(element: element)) }
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
    element.invalidateLayout()
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

  private func placeContent() {
    content = readerNode.contentElements
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for element in content {
      element.parent = self
      guard !element.isLeaving else { continue }
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
