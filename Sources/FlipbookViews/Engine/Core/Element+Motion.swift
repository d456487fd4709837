import FlipbookMotion
import Foundation

/// The motion of an element's place.
extension Element {
  /// A container that layout has moved.
  fileprivate struct Mover {
    var way: AnimatablePair<CGFloat, CGFloat>
    var scope: TransactionScope?
    var animation: Animation?
    /// The motion that takes it there, and whether it has begun with this way.
    var motion: PlacementMotion?
    var isNew: Bool
    /// The scope of the effect that has moved its content, which what is around that scope doesn't follow: the content of
    /// a scoped animation's body. Nil for layout.
    var jumpedIn: TransactionScope??
  }

  /// The frame in which the element is drawn at present: its layout frame, or one on the way there.
  package final var displayFrame: CGRect {
    var frame = placeMotion?.presentation(of: layoutFrame) ?? layoutFrame
    for motion in ignoredMotions { frame = motion.ignored(in: frame) }
    for ways in ignoredWays { frame = ways.ignored(in: frame) }
    guard let detached else { return frame }
    let own = CGSize(width: frame.minX - layoutFrame.minX, height: frame.minY - layoutFrame.minY)
    return CGRect(origin: detached.shown(frame.origin, own: own, parent: parent), size: frame.size)
  }

  /// The origin of the element's coordinates in those of the film, or of an element that carries leaving
  /// views along. As shown at present, without effects.
  final var displayOrigin: CGPoint {
    var origin = CGPoint.zero
    var element: Element? = self
    while let current = element, !current.isPortal, !current.takesPassersAlong {
      let place = current.displayFrame.origin
      origin = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      element = current.parent
    }
    return origin
  }

  /// The same by layout, for what has begun to leave where it was then.
  private var layoutOrigin: CGPoint {
    var origin = CGPoint.zero
    var element: Element? = self
    while let current = element, !current.isPortal, !current.takesPassersAlong {
      let kept = current.detached?.origin
      let place = kept ?? current.layoutFrame.origin
      origin = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      if kept != nil { break }
      element = current.parent
    }
    return origin
  }

  final func leavePlace() {
    guard hasPlace else { return }
    let place = detached ?? DetachedPlace(element: self)
    let outer = parent?.layoutOrigin ?? .zero
    let around = motionsAround()
    var carriers = around.carriers
    carriers += around.motions.map { DetachedPlace.Carrier(animator: $0.animator, sign: 1) }
    carriers += ignoredMotions.filter(\.isMoving).map {
      DetachedPlace.Carrier(animator: $0.animator, sign: -1)
    }
    carriers += (around.ignored + ignoredWays).map {
      DetachedPlace.Carrier(animator: $0.animator, sign: -$0.sign)
    }
    place.leave(
      from: CGPoint(x: outer.x + layoutFrame.minX, y: outer.y + layoutFrame.minY), carriedBy: carriers)
    ignoredMotions = []
    ignoredWays = []
    detached = place
  }

  final func comeBackToPlace() {
    let isInLeaving = sequence(first: self, next: \.parent).dropFirst().contains {
      $0.detached?.origin != nil
    }
    guard let origin = detached?.comeBack(isCarriedByOthers: isInLeaving) else { return }
    let outer = parent?.layoutOrigin ?? .zero
    layoutFrame.origin = CGPoint(x: origin.x - outer.x, y: origin.y - outer.y)
    if isInLeaving { ignoredWays = [] } else { ignoreWaysAround() }
  }

  /// Stays where it is, whatever is left of the ways that elements around are going.
  final func ignoreWaysAround() {
    let around = motionsAround()
    ignoredWays =
      around.motions.filter(\.isMoving).map { IgnoredWays(of: $0, sign: 1) }
      + around.ignored.map { IgnoredWays(copying: $0, sign: -$0.sign) }
  }

  /// The motions that carry this element along.
  private struct MotionContext {
    /// The motions of elements around, less those that elements on the way ignore.
    var motions: [PlacementMotion] = []
    /// The ways that elements on the way ignore.
    var ignored: [IgnoredWays] = []
    /// Those of elements around that leave, which nothing further out moves, or have come back.
    var carriers: [DetachedPlace.Carrier] = []
  }

  private func motionsAround() -> MotionContext {
    var around = MotionContext()
    var ignored: [PlacementMotion] = []
    var element = parent
    while let current = element, !current.takesPassersAlong {
      if let motion = current.placeMotion { around.motions.append(motion) }
      ignored += current.ignoredMotions
      around.ignored += current.ignoredWays.filter(\.isUnderWay)
      if let detached = current.detached {
        around.carriers += detached.carriers
        if detached.origin != nil { break }
      }
      element = current.parent
    }
    around.motions.removeAll { motion in ignored.contains { $0 === motion } }
    return around
  }

  final func movePlace(to frame: CGRect) {
    let way = PlacementMotion.Offset(
      AnimatablePair(frame.minX - layoutFrame.minX, frame.minY - layoutFrame.minY),
      AnimatablePair(frame.width - layoutFrame.width, frame.height - layoutFrame.height))
    layoutFrame = frame
    invalidateDisplay()
    guard !runtime.isTickingAnimations else { return }
    let transaction = (placementNode ?? node).transaction
    let wasMoving = placeMotion != nil
    let animation = startMotion(by: way, transaction)
    guard runtime.hasTransactionScopes, way.first != .zero, !holdsContent else { return }
    let mover = Mover(
      way: way.first, scope: (placementNode ?? node).transactionScope, animation: animation,
      motion: animation == nil ? nil : placeMotion, isNew: !wasMoving)
    for element in subelements { element.follow(mover) }
  }

  /// Carries the content along where an effect has moved it by a way at once. Content that is animated
  /// otherwise goes that way by itself.
  final func contentJumped(by way: CGSize) {
    guard hasPlace, !runtime.isTickingAnimations else { return }
    let mover = Mover(
      way: AnimatablePair(way.width, way.height), scope: node.transactionScope, animation: nil, motion: nil,
      isNew: false, jumpedIn: .some(node.transactionScope))
    for element in subelements { element.follow(mover) }
  }

  /// Starts to go a way by the animation of a transaction, which is returned; without one the way is not gone, but left
  /// behind.
  private func startMotion(by way: PlacementMotion.Offset, _ transaction: Transaction) -> Animation? {
    guard let animation = transaction.animation else { return nil }
    if placeMotion == nil { forgetRecordings() }
    let motion = placeMotion ?? PlacementMotion(element: self)
    placeMotion = motion
    motion.start(by: way, animation: animation, transaction: transaction)
    adoptWays(in: motion, by: animation)
    return animation
  }

  /// Goes what elements around are still going by the animation of a motion that has just begun, and no longer with them.
  private func adoptWays(in motion: PlacementMotion, by animation: Animation) {
    var passed: [PlacementMotion] = []
    var ignored: [PlacementMotion] = []
    var element = parent
    while let current = element, !current.isPortal, !current.takesPassersAlong,
      current.detached?.origin == nil
    {
      if let outer = current.placeMotion {
        // Those further out are taken over by it already.
        guard outer.last?.update != runtime.updateCount else { break }
        if outer.isMoving { passed.append(outer) }
      }
      ignored += current.ignoredMotions
      ignored += current.ignoredWays.compactMap(\.motion).filter { $0 !== current.placeMotion }
      element = current.parent
    }
    ignored += ignoredMotions
    for outer in passed where !ignored.contains(where: { $0 === outer }) {
      if ignoredWays.contains(where: { $0.coversAll(of: outer) }) { continue }
      for ways in ignoredWays where ways.motion === outer {
        ways.go(with: motion, by: animation, at: runtime.now, environment: environment)
      }
      ignoredWays.append(IgnoredWays(of: outer, sign: 1))
      ignoredWays.append(
        IgnoredWays(
          of: outer, goneWith: motion, by: animation, at: runtime.now, environment: environment))
    }
  }

  /// The animation by which an update moves an element around this one.
  final var animationAround: Animation? {
    var element = parent
    while let current = element, !current.isPortal, !current.takesPassersAlong,
      current.detached?.origin == nil
    {
      if let last = current.placeMotion?.last, last.update == runtime.updateCount { return last.animation }
      element = current.parent
    }
    return nil
  }

  /// Carries the element along where a container has moved. An element that is animated otherwise than the
  /// container goes the same way by itself: places are animated as they are in the film, not in the
  /// container.
  private func follow(_ container: Mover) {
    guard hasPlace, !isLeaving, !isPortal else { return }
    var mover = container
    let placed = placementNode ?? node
    if placed.transactionScope !== mover.scope {
      if let outer = mover.jumpedIn, !TransactionScope.lies(placed.transactionScope, in: outer) { return }
      let transaction = placed.transaction
      let own = transaction.animation
      let ignoresMotion =
        ignoredMotions.contains { $0 === mover.motion } || ignoresOtherWays(of: mover.motion)
      if own != mover.animation || ignoresMotion, mover.motion == nil || mover.isNew || ignoresMotion {
        if let motion = mover.motion, !ignoredMotions.contains(where: { $0 === motion }) {
          ignoredMotions.append(motion)
          ignoredWays.removeAll { $0.motion === motion }
        }
        let wasMoving = placeMotion != nil
        _ = startMotion(by: PlacementMotion.Offset(mover.way, .zero), transaction)
        mover.animation = own
        mover.motion = own == nil ? nil : placeMotion
        mover.isNew = !wasMoving
        invalidateDisplay()
      }
      mover.scope = placed.transactionScope
    }
    guard !holdsContent else { return }
    for element in subelements { element.follow(mover) }
  }

  package final func motionEnded() {
    placeMotion = nil
    forgetRecordings()
  }

  /// Whether the element has ignored all ways of a motion but the last one.
  private func ignoresOtherWays(of motion: PlacementMotion?) -> Bool {
    guard let motion else { return false }
    return ignoredWays.contains { $0.motion === motion && $0.sign > 0 && $0.laterWays == 1 }
  }
}
