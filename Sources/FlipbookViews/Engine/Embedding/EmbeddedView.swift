import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that shows embedded content.
package struct EmbeddedView: View {
  package typealias Body = Never
  let make: @MainActor (EnvironmentValues) -> any EmbeddedContent
  let update: @MainActor (any EmbeddedContent, EnvironmentValues, Transaction) -> Void
  let remove: @MainActor (any EmbeddedContent) -> Void

  /// - Parameters:
  ///   - make: Called once.
  ///   - update: Called after that and whenever what it read has changed.
  ///   - remove: Called when the view leaves.
  package init(
    make: @escaping @MainActor (EnvironmentValues) -> any EmbeddedContent,
    update: @escaping @MainActor (any EmbeddedContent, EnvironmentValues, Transaction) -> Void,
    remove: @escaping @MainActor (any EmbeddedContent) -> Void = { _ in }
  ) {
    self.make = make
    self.update = update
    self.remove = remove
  }

  package static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    EmbeddedNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class EmbeddedNode: _TypedNode<EmbeddedView> {
  private var view: EmbeddedView
  private(set) var content: (any EmbeddedContent)!
  private var element: EmbeddedElement!

  init(view: EmbeddedView, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    let environment = environment
    content = runtime.evaluate(self) { view.make(environment) }
    element = EmbeddedElement(self, content)
    updateContent()
    runtime.observeFrames(owner: self) { [unowned self] in
      if content.changes(at: runtime.now) { element.invalidateDisplay() }
    }
  }

  private func updateContent() {
    let transaction = self.transaction
    runtime.evaluate(self) { view.update(content, environment, transaction) }
    element.invalidateLayout()
  }

  override func update(view: EmbeddedView, inputs: _ViewInputs) {
    environment = inputs.environment
    self.view = view
    updateContent()
  }

  override func environmentChanged() { updateContent() }

  override func refresh() { updateContent() }

  override func makeElements() -> [Element] { [element] }

  override func remove() {
    super.remove()
    runtime.stopObservingFrames(owner: self)
    view.remove(content)
  }
}

@MainActor
private final class EmbeddedElement: Element {
  private unowned let content: any EmbeddedContent
  private var partElements: [ObjectIdentifier: PartElement] = [:]

  init(_ node: EmbeddedNode, _ content: any EmbeddedContent) {
    self.content = content
    super.init(node: node)
  }

  package override var compositesAsOne: Bool { true }
  override var embedded: (any EmbeddedContent)? { content }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) { content.layOut(in: size) }

  override func record(in context: GraphicsContext, size: CGSize) {
    content.setCovered(coveredInsets(size: size))
    content.record(in: context, at: runtime.now)
  }

  /// Only for finding and touching them: the content draws all of itself.
  override var subelements: [Element] {
    var known: [ObjectIdentifier: PartElement] = [:]
    let elements = content.parts.map { part in
      let element = partElements[part.id] ?? PartElement(node, content)
      element.parent = self
      element.part = part
      element.place(at: part.frame.origin, proposal: ProposedViewSize(part.frame.size))
      known[part.id] = element
      return element
    }
    partElements = known
    return elements
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }

  override var gestures: [AttachedGesture] { [AttachedGesture(EmbeddedTouchGesture(content, kinds: []))] }
}

@MainActor
private final class PartElement: Element {
  private unowned let content: any EmbeddedContent
  var part: EmbeddedPart?

  init(_ node: _ViewNode, _ content: any EmbeddedContent) {
    self.content = content
    super.init(node: node)
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }

  override var gestures: [AttachedGesture] {
    [AttachedGesture(EmbeddedTouchGesture(content, kinds: part?.gestures ?? []))]
  }

  override var accessibilityNames: [String] { part?.names ?? [] }

  override var control: ControlInfo? {
    guard let part, part.kind != "view" else { return nil }
    var info = ControlInfo(kind: part.kind, names: part.names)
    info.isTypedIn = part.isTypedIn
    if let type = part.keyboard {
      info.keyboard = KeyboardInput(begin: { type("") }, insert: { type($0) }, submit: part.submit ?? {})
    }
    return info
  }
}

/// Hands all touches on to embedded content.
private struct EmbeddedTouchGesture: Gesture {
  typealias Body = Never
  typealias Value = CGPoint
  let content: any EmbeddedContent
  let kinds: [String]

  init(_ content: any EmbeddedContent, kinds: [String]) { (self.content, self.kinds) = (content, kinds) }

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<CGPoint> {
    EmbeddedTouchRecognizer(content, context)
  }

  var _kinds: [String] { kinds }
}

@MainActor
private final class EmbeddedTouchRecognizer: _GestureRecognizer<CGPoint> {
  private let content: any EmbeddedContent
  private let context: _GestureContext
  private var waiting: [TouchEvent] = []
  /// Whether the content sorts the touch out by itself: asked as the finger comes down.
  private var isKept = true
  /// The touch that the content heard of last.
  private var last: TouchEvent?

  init(_ content: any EmbeddedContent, _ context: _GestureContext) {
    self.content = content
    self.context = context
  }

  /// Embedded content sorts out its touches by itself, where something in it answers to them. A plain view sees them, and
  /// leaves them to the gestures around it.
  override var claim: Claim? { isKept ? .press : nil }

  override var leavesTouches: Bool { !isKept }

  override func handle(_ event: TouchEvent) {
    if event.phase == .began { isKept = content.keepsTouch(at: place(of: event)) }
    waiting.append(event)
    switch event.phase {
    case .began, .moved: phase = .active
    case .ended: phase = .ended
    case .cancelled: phase = .failed
    }
  }

  override func deliver() {
    let events = waiting
    waiting = []
    for event in events { content.handle(event, at: place(of: event)) }
    last = events.last ?? last
  }

  /// Another gesture has taken the touch: the content's views hear that it is over.
  override func cancel() {
    super.cancel()
    guard !isKept, var event = last, event.phase == .began || event.phase == .moved else { return }
    waiting = []
    event.phase = .cancelled
    last = event
    content.handle(event, at: place(of: event))
  }

  private func place(of event: TouchEvent) -> CGPoint {
    let space = context.element.flatMap { $0 is PartElement ? $0.parent : $0 }
    return space?.transformToRoot().inverse.map { event.location.applying($0) } ?? event.location
  }
}
