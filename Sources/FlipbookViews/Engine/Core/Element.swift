import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Something that is laid out and drawn: it is offered a size, chooses one, and is given a place by the element
/// around it. Coordinates are points, y down.
@MainActor
public class Element {
  package unowned let node: _ViewNode
  private let nodeLink: LifetimeLink<_ViewNode>
  package final var parent: Element? {
    get { parentLink?.target }
    set { parentLink = newValue?.link }
  }
  private var parentLink: LifetimeLink<Element>?
  private nonisolated let link = LifetimeLink<Element>()

  /// The place that layout gave: the origin in the parent's coordinates and the size.
  package internal(set) var layoutFrame = CGRect.zero
  private var placedProposal: ProposedViewSize?
  private var sizeCache: [(ProposedViewSize, CGSize)] = []
  /// The guides that were asked for since the layout has changed.
  var guideCache: [GuideQuestion: CGFloat?] = [:]
  private var spacingCache: ViewSpacing?
  /// The guides that were computed last since the layout has changed.
  final var knownGuides: (horizontal: KnownGuide?, vertical: KnownGuide?)
  final var priorityCache: Double?
  private var needsLayout = true
  final var placeMotion: PlacementMotion?
  /// Whether layout has given a place: the next one is a way from there.
  private(set) final var hasPlace = false
  /// The layout in which the element got its first place.
  private var firstLayout = 0
  /// The motions of elements around that this one doesn't go along with: it goes their ways by its own animation.
  final var ignoredMotions: [PlacementMotion] = []
  /// The ways that elements around were going when this one came: it is at its place at once, whatever is left of them.
  final var ignoredWays: [IgnoredWays] = []

  /// Whether the element is on its way out: drawn where it was, but no part of the layout.
  package var isLeaving = false {
    didSet {
      guard isLeaving != oldValue else { return }
      parent?.displayOrderChanged()
      if isLeaving { leavePlace() } else { comeBackToPlace() }
    }
  }

  /// The place of an element that leaves, or has come back lately.
  final var detached: DetachedPlace?

  /// Whether nothing keeps the element from the place that layout gave.
  final var isAtRest: Bool {
    placeMotion == nil && ignoredMotions.isEmpty && ignoredWays.isEmpty && detached == nil
  }

  /// How opaque what comes or goes without a transition of its own is; nil for what does not.
  var fade: AnimatedValue<_OpacityEffect>? {
    didSet { if fade !== oldValue { invalidateDisplay() } }
  }

  /// In whose transactions the element is moved; its own node's unless said otherwise.
  package weak var placementNode: _ViewNode?

  /// Whether what is inside is placed relative to the element, whatever moves it, as in a cell of a list.
  var holdsContent: Bool { false }

  /// Whether what comes and goes inside moves along with the element: in elements that hold their content, and in lazy
  /// stacks.
  var takesPassersAlong: Bool { holdsContent }
  /// Whether the views in it appear as they come into sight.
  var showsRowsInSight: Bool { false }

  /// The fade of the element as it comes or goes: its own, or that of content that fades with everything
  /// drawn around it.
  /// drawn around it.
  var shownFade: AnimatedValue<_OpacityEffect>? { fade }

  /// Whether the element around fades with this one.
  var fadesInParent = false

  /// False while the container around the element leaves it out.
  package var isDrawn = true {
    didSet {
      guard isDrawn != oldValue else { return }
      invalidateDisplay()
      // An element that was not drawn has nothing to invalidate, its parent's picture without it has.
      parent?.displayChanged(of: self)
      parent?.invalidateDisplay()
    }
  }

  /// Whether the container around chose others: preferences of the content don't count.
  private(set) final var isLeftOut = false

  /// Draws the element and takes its content's preferences, where the container around has chosen it, or does neither.
  final func choose(_ isChosen: Bool) {
    isDrawn = isChosen
    guard isLeftOut == isChosen else { return }
    isLeftOut = !isChosen
    runtime.preferencesChanged()
    // Layout comes after the update: those who read the preferences look in the next.
    runtime.runLoop.post(at: runtime.now) { [weak runtime] in runtime?.schedule(nil) {} }
  }

  /// Whether the element shows a text.
  package var isText: Bool { false }

  /// Whether the element shows an image, alone or modified.
  package var isImage: Bool { modified?.isImage ?? false }

  private var isDisplayValid = false
  /// The last drawing of the element, to be drawn again while it stays the same in the same state and place.
  private var recording: ItemRun?
  /// The state of the parent's context that the element was drawn in, and its place.
  private var recordedState: GraphicsContext.State?
  private var recordedOrigin = CGPoint.zero
  /// The place of the element among those of a container that keeps blocks of recordings; -1 for none.
  final var recordedPlace = -1

  init(node: _ViewNode) {
    self.node = node
    nodeLink = node.link
    link.begin(self)
  }

  deinit { link.end() }

  package var runtime: ViewRuntime { node.runtime }
  package var environment: EnvironmentValues { node.environment }

  // MARK: Layout

  /// The size the element chooses when it is offered `proposal`.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for (known, size) in sizeCache where known == proposal { return size }
    let size = computeSize(proposal)
    if sizeCache.count >= 8 { sizeCache.removeFirst() }
    sizeCache.append((proposal, size))
    return size
  }

  /// Works out ``sizeThatFits(_:)``. The default takes what is offered, 10 where nothing is.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Gives the element a place.
  ///
  /// - Parameters:
  ///   - origin: Of its top left corner, in the parent's coordinates.
  /// - proposal: The size it is offered; it takes the size it chooses for that.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if hasPlace {
      if frame != layoutFrame { movePlace(to: frame) }
    } else {
      hasPlace = true
      firstLayout = runtime.layoutCount
      layoutFrame = frame
      if parent?.firstLayout != firstLayout { ignoreWaysAround() }
      invalidateDisplay()
    }
    guard needsLayout || placedProposal != proposal else { return }
    placedProposal = proposal
    needsLayout = false
    layoutContent(in: frame.size, proposal: proposal)
    // Guides go along with the content.
    knownGuides = (nil, nil)
    invalidateDisplay()
  }

  /// Lays out what has changed inside an element that is no part of the layout around it any more, where it is and in
  /// the size that it had.
  package final func keepPlace() {
    guard isThere else { return }
    guard hasPlace, let placedProposal else {
      for element in subelements { element.keepPlace() }
      return
    }
    guard needsLayout else { return }
    needsLayout = false
    if let contentInPlace {
      contentInPlace.keepPlace()
    } else {
      layoutContent(in: layoutFrame.size, proposal: placedProposal)
    }
    knownGuides = (nil, nil)
    invalidateDisplay()
  }

  /// The content that has the element's own place and size; nil where the element may give it others.
  package var contentInPlace: Element? { nil }

  /// False when the node of the element has left the tree, and those around have not noticed yet.
  private var isThere: Bool { nodeLink.target != nil }

  /// Places the content, if any, within the element's own size.
  package func layoutContent(in size: CGSize, proposal: ProposedViewSize) {}

  /// The size or the arrangement of the content changed: asks for a new layout up to the root.
  package final func invalidateLayout() {
    forgetLayout()
    invalidateDisplay()
    if let parent { parent.invalidateLayout(unlessPending: true) } else { runtime.needsLayout = true }
  }

  /// Drops the known sizes, as what they were made from has changed: they are computed again in the layout
  /// under way.
  package final func forgetSizes() {
    forgetLayout()
    for element in subelements { element.forgetSizes() }
  }

  private func forgetLayout() {
    sizeCache.removeAll(keepingCapacity: true)
    if !guideCache.isEmpty { guideCache.removeAll(keepingCapacity: true) }
    knownGuides = (nil, nil)
    (spacingCache, priorityCache) = (nil, nil)
    needsLayout = true
  }

  private func invalidateLayout(unlessPending: Bool) {
    let isPending =
      needsLayout && sizeCache.isEmpty && guideCache.isEmpty && spacingCache == nil && priorityCache == nil
      && knownGuides.horizontal == nil && knownGuides.vertical == nil
    if isPending && parent != nil { return }
    invalidateLayout()
  }

  /// The position of a guide from the element's left or top edge, where the element or a modifier sets one.
  package func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  package final func dimensions(for size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size, element: self)
  }

  /// The space wanted towards neighbours. Asked for through ``knownSpacing``.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// ``spacing``, worked out once in a layout.
  package final var knownSpacing: ViewSpacing {
    if let spacingCache { return spacingCache }
    let spacing = self.spacing
    spacingCache = spacing
    return spacing
  }

  /// The traits that modifiers give this element for the container around it.
  package var traits: ElementTraits { ElementTraits() }

  /// How far in front the element is drawn. That of the traits; separate since it is asked for in every picture.
  package var zIndex: Double { traits.zIndex }
  /// The priority of the element when room is shared. That of the traits; separate for the same reason.
  package var layoutPriority: Double { traits.layoutPriority }

  /// The rows not all of which are made that the element stands for, as they are; nil for other elements.
  var run: LazyRunElement? { nil }

  /// True for a spacer, which takes the axis of the stack around it.
  package var isSpacer: Bool { false }
  /// The element inside, for a modifier's element.
  package var modified: Element? { nil }
  /// The element inside that others only surround: the content of a modifier, a background or an overlay.
  var mainContent: Element? { modified }

  /// Drops the recordings, as the content begins to be on pixels, or no longer is, without moving.
  final func forgetRecordings() {
    (recording, recordedState) = (nil, nil)
    parent?.displayChanged(of: self)
    for element in subelements { element.forgetRecordings() }
  }

  // MARK: Display

  /// Draws the element anew in the next frame.
  package final func invalidateDisplay() {
    guard isDisplayValid else {
      if recording != nil { recording = nil }
      runtime.needsDisplay = true
      return
    }
    isDisplayValid = false
    recording = nil
    runtime.needsDisplay = true
    guard let parent else { return }
    parent.displayChanged(of: self)
    parent.invalidateDisplay()
  }

  /// A subelement is going to be drawn otherwise, for elements that keep recordings of their content.
  func displayChanged(of child: Element) {}

  /// A subelement begins to leave, or comes back, and is drawn in another place of the order.
  func displayOrderChanged() {}

  /// Whether what was recorded last would be recorded again where nothing around changes.
  final var isStill: Bool { isDisplayValid && isAtRest && (shownFade?.presentation.opacity ?? 1) >= 1 }

  /// Draws the element in the context of its parent.
  package final func recordPlaced(in context: GraphicsContext) {
    guard isDrawn, isThere, !isPortal else { return }
    if !ignoredMotions.isEmpty || !ignoredWays.isEmpty {
      ignoredMotions.removeAll { !$0.isMoving }
      ignoredWays.removeAll { !$0.isUnderWay }
      if ignoredMotions.isEmpty, ignoredWays.isEmpty { forgetRecordings() }
    }
    if let detached, detached.isOver {
      self.detached = nil
      forgetRecordings()
    }
    let frame = displayFrame
    let opacity = fadesInParent ? 1 : shownFade?.presentation.opacity ?? 1
    let isSame =
      isDisplayValid && opacity >= 1 && recordedOrigin == frame.origin && recordedState == context.state
      && runtime.reusesRecordings
    if isSame, let recording {
      context.recorder.append(recording)
      return
    }
    var own = context
    if frame.origin != .zero { own.translateBy(x: frame.minX, y: frame.minY) }
    if opacity < 1 {
      recordFaded(by: opacity, in: own, size: frame.size)
      return
    }
    // Kept on the second look: what changes in every picture would only be copied in vain. One copy is enough,
    // so nothing inside keeps its own.
    let keeps = isSame && !own.recorder.isKept
    let start = own.recorder.itemCount
    if keeps { own.recorder.isKept = true }
    recordContent(in: own, size: frame.size)
    isDisplayValid = true
    recordedState = context.state
    recordedOrigin = frame.origin
    recording = keeps ? own.recorder.run(from: start) : nil
    if keeps { own.recorder.isKept = false }
  }

  private func recordFaded(by opacity: Double, in context: GraphicsContext, size: CGSize) {
    isDisplayValid = true
    recordedState = nil
    recording = nil
    guard opacity > 0 else { return }
    var context = context
    context.opacity *= opacity
    recordContent(in: context, size: size)
  }

  /// Draws the element in a context that may have an opacity and a blend mode: each of the parts of a view is drawn with
  /// them by itself.
  private func recordContent(in context: GraphicsContext, size: CGSize) {
    if context.opacity < 1 || context.blendMode != .normal, compositesAsOne {
      context.drawGroup { record(in: $0, size: size) }
    } else {
      record(in: context, size: size)
    }
  }

  /// Whether opacity and blend mode are those of the whole element, and not of each of its parts: for those that have no parts to views,
  /// and those that are a view of UIKit's on a phone.
  package var compositesAsOne: Bool { subelements.isEmpty }

  /// True for what is drawn over the whole film wherever it stands, with nothing of what is around it.
  package var isPortal: Bool { false }

  /// Draws a portal, with the film's own origin.
  package final func recordPortal(in context: GraphicsContext) {
    guard isThere else { return }
    isDisplayValid = true
    record(in: context, size: runtime.size)
  }

  /// Draws the element with its top left corner at the origin.
  package func record(in context: GraphicsContext, size: CGSize) {}

  // MARK: Coordinates and hits

  /// The transform of a subelement's drawing beyond its place: that of an effect.
  package func transformFromContent(_ content: Element) -> ProjectionTransform { ProjectionTransform() }

  /// The name of the coordinate space that the element begins, if it has one.
  package var coordinateSpaceName: AnyHashable? { nil }

  /// True for effects that coordinates asked for by the scene leave out.
  package var isIgnoredByLayout: Bool { false }

  /// Elements directly inside, in drawing order.
  package var subelements: [Element] { [] }

  /// The innermost element under a point that answers to touches, from the front.
  ///
  /// - Parameter point: In this element's coordinates.
  package func hitTest(_ point: CGPoint) -> Element? {
    guard isDrawn, isThere, allowsHits(at: point),
      shownFade.map({ $0.presentation.opacity > 0.001 }) ?? true
    else { return nil }
    for child in subelements.reversed() where !child.isPortal {
      guard let inverse = child.transformToParent().inverse else { continue }
      if let hit = child.hitTest(point.applying(inverse)) { return hit }
    }
    return isHit(at: point) ? self : nil
  }

  /// Places the views that fill the row of a list around.
  ///
  /// - Parameter plate: That of the row, in the coordinates of this element.
  func placeRowFillers(in plate: CGRect) {}

  /// Draws what is behind or over a view and goes on beyond it.
  ///
  /// - Parameters:
  ///   - size: That of the view.
  ///   - rect: The room that is filled, in the view's coordinates.
  func record(in context: GraphicsContext, size: CGSize, reaching rect: CGRect) {
    var context = context
    context.translateBy(x: rect.minX, y: rect.minY)
    record(in: context, size: rect.size)
  }

  /// The gestures of touches that land in the element, the first going before the others.
  package var gestures: [AttachedGesture] { [] }

  /// The actions of a pointer over the element.
  package var hover: HoverHandler? { nil }

  /// The actions of what is dragged over the element; nil for one that takes no drops.
  package var drop: DropHandler? { nil }

  /// The actions that scripts have for the element, where it is a control.
  package var control: ControlInfo? { nil }

  /// The names of the element: its own text, or a label that a modifier gives.
  package var accessibilityNames: [String] { [] }

  /// A description of the modifier's effect; nil for an element that is not a modifier.
  var inspection: Inspection? { nil }

  /// The interface that the element shows, where it is one of another kind.
  var embedded: (any EmbeddedContent)? { nil }

  /// False where neither the element nor anything in it can be touched.
  package func allowsHits(at point: CGPoint) -> Bool { true }

  /// Whether the element itself has something to touch at a point.
  package func isHit(at point: CGPoint) -> Bool { false }
}
