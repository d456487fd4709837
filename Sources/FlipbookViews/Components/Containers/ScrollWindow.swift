import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A window on content that can be moved in it.
struct ScrollWindow<Content: View>: View {
  typealias Body = Never
  let axes: Axis.Set
  /// Whether bars show the place of the content while a finger moves it.
  var showsIndicators = false
  let content: Content

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    ScrollNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ScrollNode<Content: View>: SingleChildNode<ScrollWindow<Content>, Content>, Scrollable,
  ScrollMoverHost
{
  private(set) var axes: Axis.Set
  /// Moves the content for fingers, and after them.
  private(set) lazy var mover = ScrollMover(host: self, runtime: runtime)
  private(set) var offset: AnimatedValue<ScrollOffset>!
  private var element: ScrollElement<Content>?
  private var showsIndicators: Bool
  private(set) lazy var indicators = ScrollIndicators(runtime: runtime, mover: mover) { [unowned self] in
    element?.invalidateDisplay()
  }

  init(view: ScrollWindow<Content>, inputs: _ViewInputs) {
    axes = view.axes
    showsIndicators = view.showsIndicators
    super.init(inputs: inputs)
    offset = AnimatedValue(ScrollOffset(), node: self) { [unowned self] in element?.scrolled() }
    // Before those inside it.
    environment.scrollReader?.add(self)
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ScrollWindow<Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    showsIndicators = view.showsIndicators
    if axes != view.axes {
      axes = view.axes
      element?.invalidateLayout()
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func makeElements() -> [Element] {
    guard let content = child.elements.first else { return [] }
    if let element, element.content === content { return [element] }
    let made = ScrollElement(scrollNode: self, content: content)
    element = made
    return [made]
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let element, let target = place(of: id) else { return false }
    let (content, window) = (element.content, element.layoutFrame.size)
    let (start, place, size) = (content.originInFilm, target.origin, target.size)
    func position(
      _ from: CGFloat, _ length: CGFloat, _ room: CGFloat, _ all: CGFloat, _ now: CGFloat,
      _ anchor: CGFloat?
    ) -> CGFloat {
      var wanted = now
      if let anchor {
        wanted = from + length * anchor - room * anchor
      } else if from < now {
        wanted = from
      } else if from + length > now + room {
        wanted = from + length - room
      }
      return max(0, min(wanted, all - room))
    }
    var new = offset.model
    mover.stop()
    if axes.contains(.horizontal) {
      new.x = position(
        place.x - start.x, size.width, window.width, content.layoutFrame.width, new.x, anchor?.x)
    }
    if axes.contains(.vertical) {
      new.y = position(
        place.y - start.y, size.height, window.height, content.layoutFrame.height, new.y, anchor?.y)
    }
    set(new)
    return true
  }

  /// The place of the view with an identity in the film, also of one that isn't made yet.
  private func place(of id: AnyHashable) -> CGRect? {
    if let (run, row) = child.lazyRow(withIdentity: id) {
      let (origin, frame) = (run.originInFilm, run.frame(ofRow: row))
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    return child.element(withIdentity: id).map {
      CGRect(origin: $0.originInFilm, size: $0.displayFrame.size)
    }
  }

  private func set(_ new: ScrollOffset) {
    runtime.schedule(runtime.ambientTransaction) { [weak self] in
      guard let self, !isRemoved else { return }
      offset.set(new)
      self.element?.scrolled()
    }
  }

  var offsetNow: CGPoint { CGPoint(x: offset.model.x, y: offset.model.y) }

  func scroll(toOffset new: CGPoint) {
    mover.stop()
    set(ScrollOffset(x: new.x, y: new.y))
  }

  func scroll(within new: CGPoint) {
    let (content, window) = (contentSize, windowSize)
    // Before the first layout it is not known how much there is.
    guard content.width > 0 || content.height > 0 else { return scroll(toOffset: new) }
    scroll(
      toOffset: CGPoint(
        x: max(0, min(new.x, content.width - window.width)),
        y: max(0, min(new.y, content.height - window.height))))
  }

  func scroll(toEdge edge: Edge) {
    var place = offsetNow
    switch edge {
    case .leading: place.x = 0
    case .top: place.y = 0
    case .trailing: place.x = max(0, contentSize.width - windowSize.width)
    case .bottom: place.y = max(0, contentSize.height - windowSize.height)
    }
    scroll(toOffset: place)
  }

  /// The sizes of the last layout; nil before the content was where it begins.
  private var lastSizes: (content: CGSize, window: CGSize)?

  /// Puts the content where it begins, once it is known how large it is, and where it stays as sizes change.
  func arrange(content: CGSize, window: CGSize) {
    guard window.width > 0 || lastSizes != nil, window.height > 0 else { return }
    defer { lastSizes = (content, window) }
    guard let old = lastSizes else {
      if let anchor = environment.scrollAnchors.initialOffset { keep(anchor, content, window) }
      return
    }
    guard old.content != content || old.window != window, let anchor = environment.scrollAnchors.sizeChanges
    else { return }
    let before = ScrollAnchors.offset(anchor, content: old.content, window: old.window, axes: axes)
    guard abs(before.x - offset.model.x) <= 1, abs(before.y - offset.model.y) <= 1 else { return }
    keep(anchor, content, window)
  }

  private func keep(_ anchor: UnitPoint, _ content: CGSize, _ window: CGSize) {
    let place = ScrollAnchors.offset(anchor, content: content, window: window, axes: axes)
    guard place.x != offset.model.x || place.y != offset.model.y else { return }
    runtime.withoutAnimations { offset.set(place) }
  }

  /// A container comes and goes as one.
  override func collectTransitions(into hosts: inout [any TransitionHost]) {}

  // MARK: Movement

  /// The axes along which bars show the place of the content.
  var indicatorAxes: Axis.Set { showsIndicators ? axes.subtracting(environment.hiddenScrollIndicators) : [] }

  override func remove() {
    super.remove()
    indicators.end()
  }

  var scrollAxes: Axis.Set { axes }
  var isScrollEnabled: Bool { environment.isScrollEnabled && environment.isEnabled }
  var scrollTargets: ScrollTargets { environment.scrollTargets }
  var scrollEnvironment: EnvironmentValues { environment }
  var windowSize: CGSize { element?.layoutFrame.size ?? .zero }
  var contentSize: CGSize { element?.content.layoutFrame.size ?? .zero }
  var shownOffset: CGPoint { CGPoint(x: offset.presentation.x, y: offset.presentation.y) }
  var contentElement: Element? { element?.content }

  func show(offset new: CGPoint) {
    let isMoved = offset.model.x != new.x || offset.model.y != new.y
    runtime.withoutAnimations { offset.set(ScrollOffset(x: new.x, y: new.y)) }
    if isMoved, !indicatorAxes.isEmpty { indicators.moved() }
    if axes.contains(.vertical) { environment.refreshPull?.moved(to: new.y) }
    element?.scrolled()
    environment.scrollReader?.moved(self)
  }

  /// The content with an identity whose start is next to the start of the window, or whose anchor is next to the window's.
  func firstIdentity(anchor: UnitPoint?) -> AnyHashable? {
    guard let element else { return nil }
    let anchor = anchor ?? .topLeading
    func point(_ element: Element, _ size: CGSize) -> CGPoint {
      let origin = element.originInFilm
      return CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    }
    let start = point(element, windowSize)
    var best: (id: AnyHashable, distance: CGFloat)?
    child.forEachIdentified { id, found in
      let place = point(found, found.displayFrame.size)
      let distance = axes == .horizontal ? abs(place.x - start.x) : abs(place.y - start.y)
      if best.map({ distance < $0.distance - 0.5 }) ?? true { best = (id, distance) }
    }
    return best?.id
  }
}

@MainActor
private final class ScrollElement<Content: View>: Element, ContainerElement, ScrollAxes, ScrollMoving,
  ScrollWindowElement
{
  let content: Element
  private unowned let scrollNode: ScrollNode<Content>
  private var window = CGSize.zero
  /// Whether something inside has taken its size from the window's.
  private var isWindowRead = false
  /// The bar that asks whether content lies under it.
  private weak var bottomBar: BarGround?
  private weak var topBar: BarGround?

  var containerSize: CGSize {
    isWindowRead = true
    return window
  }

  init(scrollNode: ScrollNode<Content>, content: Element) {
    self.scrollNode = scrollNode
    self.content = content
    super.init(node: scrollNode)
    content.parent = self
  }

  func scrolled() {
    invalidateDisplay()
    updateBars()
  }

  /// Has the bars above and below ask whether content lies under them.
  private func updateBars() {
    guard isVertical else { return }
    if let bar = environment.bottomBar {
      if bottomBar !== bar {
        bottomBar = bar
        bar.add { [weak self] in self.flatMap { $0.scrollNode.isRemoved ? nil : $0.isUnderBar ? 1 : 0 } }
      }
      bar.refresh(in: runtime)
    }
    if let bar = environment.topBar {
      if topBar !== bar {
        topBar = bar
        bar.add { [weak self] in self.flatMap { $0.scrollNode.isRemoved ? nil : $0.depthUnderBar } }
      }
      bar.refresh(in: runtime)
    }
  }

  /// Whether content goes on below the window, under the bar.
  private var isUnderBar: Bool {
    let rest = content.layoutFrame.height - scrollNode.offset.presentation.y - displayFrame.height
    return rest > 0.5 && reach > 0 && isOnShownPage
  }

  /// How far content has gone up over the window, under the bar above; below 0 while it is pulled down, and -∞ away from the bar.
  private var depthUnderBar: CGFloat {
    isOnShownPage && reachAbove > 0 ? scrollNode.offset.presentation.y : -.infinity
  }

  private var isVertical: Bool { scrollNode.axes.contains(.vertical) }

  /// Whether no tab view around shows another page.
  private var isOnShownPage: Bool {
    var element: Element? = self
    while let current = element {
      if !current.isDrawn { return false }
      element = current.parent
    }
    return true
  }

  /// The content is seen beyond the frame to the edge of the film, where the frame ends at that of the safe area: above and
  /// below, or at both sides.
  var shownPart: CGRect {
    var part = CGRect(origin: .zero, size: displayFrame.size)
    if isVertical {
      part.origin.y -= reachAbove
      part.size.height += reachAbove + reach
    }
    if scrollNode.axes.contains(.horizontal) {
      let insets = safeAreaInsets(at: .horizontal, size: displayFrame.size)
      part.origin.x -= environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
      part.size.width += insets.leading + insets.trailing
    }
    return part
  }

  /// How far below the frame the content is seen.
  private var reach: CGFloat {
    guard isVertical else { return 0 }
    return safeAreaInsets(at: .bottom, size: displayFrame.size).bottom
  }

  /// The same above it.
  private var reachAbove: CGFloat {
    guard isVertical else { return 0 }
    return safeAreaInsets(at: .top, size: displayFrame.size).top
  }

  var windowAxes: Axis.Set { scrollNode.axes }
  var windowSize: CGSize { window }
  var windowOffset: CGPoint {
    let shown = scrollNode.offset.presentation
    return CGPoint(x: shown.x, y: shown.y)
  }

  var mainAxis: Axis { scrollNode.axes == .horizontal ? .horizontal : .vertical }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrollNode.axes.contains(.horizontal) ? nil : proposal.width,
      height: scrollNode.axes.contains(.vertical) ? nil : proposal.height)
  }

  private func setWindow(_ size: CGSize) {
    guard size != window else { return }
    window = size
    if isWindowRead { content.forgetSizes() }
  }

  package override var compositesAsOne: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    setWindow(
      CGSize(width: proposal.width ?? runtime.size.width, height: proposal.height ?? runtime.size.height))
    let own = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: scrollNode.axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: scrollNode.axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    setWindow(size)
    let offered = inner(ProposedViewSize(size))
    let own = content.sizeThatFits(offered)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let x = isRightToLeft && scrollNode.axes.contains(.horizontal) ? size.width - own.width : 0
    var place = CGPoint(x: x, y: 0)
    // Content that moves both ways stands in the middle while it is smaller than the window.
    let middle: UnitPoint? = scrollNode.axes == [.horizontal, .vertical] ? .center : nil
    if let anchor = environment.scrollAnchors.alignment ?? middle {
      let (axes, room) = (
        scrollNode.axes, CGSize(width: size.width - own.width, height: size.height - own.height)
      )
      if axes.contains(.horizontal), room.width > 0 { place.x = room.width * anchor.x }
      if axes.contains(.vertical), room.height > 0 { place.y = room.height * anchor.y }
    }
    content.place(at: place, proposal: offered)
    scrollNode.arrange(content: own, window: size)
    updateBars()
  }

  override var subelements: [Element] { [content] }

  override func transformFromContent(_ content: Element) -> ProjectionTransform {
    let shown = scrollNode.offset.presentation
    return ProjectionTransform(CGAffineTransform(translationX: -shown.x, y: -shown.y))
  }

  override func allowsHits(at point: CGPoint) -> Bool { shownPart.contains(point) }

  /// A finger takes hold between the views of the content too.
  override func isHit(at point: CGPoint) -> Bool { true }

  override var gestures: [AttachedGesture] {
    guard scrollNode.isScrollEnabled, !leavesTouchesToOuter else { return [] }
    return [
      AttachedGesture(
        PanGesture(
          target: scrollNode.mover, sheet: environment.sheetPull, hosted: environment.hostedSheet))
    ]
  }

  /// Whether a finger moves a scroll view around this one: one that goes along the same axis, where here all is in sight.
  private var leavesTouchesToOuter: Bool {
    guard !scrollNode.mover.canScroll else { return false }
    var next = parent
    while let element = next {
      if let outer = element as? any ScrollWindowElement, !outer.windowAxes.isDisjoint(with: windowAxes) {
        return true
      }
      next = element.parent
    }
    return false
  }

  override var control: ControlInfo? {
    var info = ControlInfo(kind: "scroll view")
    info.isEnabled = scrollNode.mover.canScroll
    return info
  }

  var scrollMover: ScrollMover { scrollNode.mover }

  override func record(in context: GraphicsContext, size: CGSize) {
    let front = context
    var context = context
    if !environment.scrollClipIsDisabled {
      context.clip(to: Path(shownPart))
    }
    let shown = scrollNode.offset.presentation
    context.translateBy(x: -shown.x, y: -shown.y)
    content.recordPlaced(in: context)
    drawIndicators(in: front, size: size)
  }

  private func drawIndicators(in context: GraphicsContext, size: CGSize) {
    let axes = scrollNode.indicatorAxes
    guard !axes.isEmpty else { return }
    var context = context
    context.environment = environment
    var content = content.layoutFrame.size
    var window = CGRect(origin: .zero, size: size)
    content.height += reach
    window.size.height += reach
    scrollNode.indicators.draw(
      in: context, axes: axes, offset: windowOffset, content: content, window: window)
  }
}
