import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An element that is shown with the geometry of another one. In the layout around it, it keeps its own.
@MainActor
final class MatchedGeometryElement: Element, WrappingElement {
  /// The position of the anchor in the film, and a size.
  typealias Geometry = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  /// A geometry as shown, and the ways to it that are under way.
  typealias Shown = (value: Geometry, motion: AnimatorState<Geometry>?)

  let content: Element
  var modifier: MatchedGeometryModifier
  /// The group that a view comes from which has not been placed yet.
  var origin: MatchedGeometryKey?
  private var proposal = ProposedViewSize.unspecified
  private var source: ObjectIdentifier?
  /// The geometry of the group, and what the element is shown with.
  private var shown: Geometry?
  private var displayed: Geometry?
  /// The ways between sources, added up.
  private var motion: AnimatorState<Geometry>?
  private var chase = SharedGeometryChase()
  /// The place of the followed geometry, without the way there.
  private var target: Geometry?
  /// Whether the present frame has moved the shared geometry on its way between sources.
  private var isOnItsWay = false
  private var isMatched = false

  init(node: _ViewNode, content: Element, modifier: MatchedGeometryModifier) {
    self.content = content
    self.modifier = modifier
    super.init(node: node)
    content.parent = self
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    self.proposal = proposal
    if isMatched, let displayed {
      showContent(with: displayed)
    } else {
      content.place(at: .zero, proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
  override var traits: ElementTraits { content.traits }
  override var zIndex: Double { content.zIndex }
  override var spacing: ViewSpacing { content.knownSpacing }
  override var subelements: [Element] { [content] }
  override func record(in context: GraphicsContext, size: CGSize) { content.recordPlaced(in: context) }

  // MARK: Matching

  /// Whether the element, or what it is in, is on its way out.
  var isOnItsWayOut: Bool {
    var element: Element? = self
    while let current = element {
      if current.isLeaving { return true }
      element = current.parent
    }
    return false
  }

  /// The geometry that layout has given to the element.
  var ownGeometry: Geometry {
    let (origin, size) = (originInFilm, displayFrame.size)
    return Geometry(
      AnimatablePair(origin.x + modifier.anchor.x * size.width, origin.y + modifier.anchor.y * size.height),
      AnimatablePair(size.width, size.height))
  }

  /// The geometry that the element is shown with, and the ways to it that are under way.
  var shownGeometry: Shown? { shown.map { ($0, motion) } }

  /// Takes the geometry of a source.
  ///
  /// - Parameters:
  ///   - last: The geometry that the group was shown with before, for a source that takes over.
  ///   - first: The geometry of the group that the element comes from, where it has not been shown yet.
  func follow(
    _ leader: MatchedGeometryElement, at target: Geometry,
    last: Shown?,
    first: Shown? = nil
  ) {
    if source != ObjectIdentifier(leader) {
      let start = shownGeometry ?? first ?? (leader === self ? last : nil)
      source = ObjectIdentifier(leader)
      if let start { go(from: start, to: target, leader: leader) } else { stop() }
    }
    self.target = target
    show(isSource: leader === self)
  }

  /// There is nothing to follow: the element goes to where layout puts it.
  func followNone(first: Shown? = nil) {
    follow(self, at: ownGeometry, last: nil, first: first)
  }

  /// There is nothing to follow any more for an element that is on its way out: it keeps its place.
  func keepGeometry() {
    if isMatched { show(isSource: false) }
  }

  /// Shows the element where it is on its way.
  private func show(isSource: Bool) {
    guard let target else { return }
    let shared = motion.map { target + $0.remainder(at: runtime.now) } ?? target
    shown = shared
    let animation = isOnItsWay ? frameAnimation : nil
    isOnItsWay = false
    let geometry = chase.follow(shared, animation: animation, at: runtime.now, environment: environment)
    if isSource, motion == nil, !chase.isAnimating {
      release()
    } else {
      isMatched = true
      showContent(with: geometry)
    }
  }

  /// The animation of every frame of the way; nil where only changes of the scene's are animated.
  private var frameAnimation: Animation? {
    runtime.frameTransaction(in: node.transactionScope).animation
  }

  private func release() {
    guard isMatched else { return }
    isMatched = false
    runtime.withoutAnimations { content.place(at: .zero, proposal: proposal) }
  }

  private func showContent(with geometry: Geometry) {
    displayed = geometry
    let offered =
      modifier.properties.contains(.size)
      ? ProposedViewSize(width: max(0, geometry.second.first), height: max(0, geometry.second.second))
      : proposal
    let size = content.sizeThatFits(offered)
    let (own, anchor) = (displayFrame.size, modifier.anchor)
    var origin = CGPoint(x: (own.width - size.width) * anchor.x, y: (own.height - size.height) * anchor.y)
    if modifier.properties.contains(.position) {
      let corner = originInFilm
      origin = CGPoint(
        x: geometry.first.first - corner.x - anchor.x * size.width,
        y: geometry.first.second - corner.y - anchor.y * size.height)
    }
    // The way there has been animated already.
    runtime.withoutAnimations { content.place(at: origin, proposal: offered) }
  }

  /// Goes from one source to another.
  ///
  /// The remainder of earlier ways is gone as well, as of any animated value: the way goes from the place of the source
  /// before.
  private func go(
    from start: Shown, to target: Geometry,
    leader: MatchedGeometryElement
  ) {
    var motion = self.motion ?? start.motion?.unreported ?? AnimatorState(Geometry.zero)
    let left = start.motion?.remainder(at: runtime.now) ?? .zero
    var transaction = node.transaction
    if transaction.animation == nil { transaction = leader.node.transaction }
    if let animation = transaction.animation, !runtime.isTickingAnimations {
      transaction.completions.forEach { $0.animationStarted() }
      runtime.finish(
        motion.retarget(
          to: motion.target + target - (start.value - left), animation: animation, at: runtime.now,
          environment: environment, completions: transaction.completions, update: runtime.updateCount))
    }
    guard motion.isAnimating else { return stop() }
    self.motion = motion
    runtime.startTicking(self, isAwaited: motion.isAwaited)
  }

  private func stop() {
    guard var motion else { return }
    self.motion = nil
    runtime.finish(motion.jump(to: .zero))
  }
}

extension MatchedGeometryElement: AnimationTicking {
  func completions(at time: TimeInterval) -> [AnimationCompletion]? {
    motion?.awaitedCompletions(at: time)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard !node.isRemoved, motion != nil || chase.isAnimating else { return false }
    if var motion {
      isOnItsWay = true
      let done = motion.advance(to: time)
      self.motion = motion.isAnimating ? motion : nil
      runtime.finish(done)
    }
    invalidateDisplay()
    return motion != nil || chase.isAnimating || isOnItsWay && frameAnimation != nil
  }
}

extension Element {
  /// The top left corner in the film's coordinates, as shown at present; of effects around the element only
  /// moves count.
  var originInFilm: CGPoint {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var element: Element? = self
    while let current = element {
      let frame = current.displayFrame
      (x, y) = (x + frame.minX, y + frame.minY)
      if let effect = current.parent?.transformFromContent(current), effect.isAffine {
        let affine = effect.affine
        if affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 {
          (x, y) = (x + affine.tx, y + affine.ty)
        }
      }
      element = current.parent
    }
    return CGPoint(x: x, y: y)
  }
}
