import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves the content of a scroll view for fingers and scripts, and lets it run out after them.
@MainActor
final class ScrollMover: Pannable, AnimationTicking {
  private weak var host: (any ScrollMoverHost)?
  private unowned let runtime: ViewRuntime
  private var start = CGPoint.zero
  private var isHeld = false
  private var running: (begin: TimeInterval, x: ScrollPhysics?, y: ScrollPhysics?)?

  init(host: any ScrollMoverHost, runtime: ViewRuntime) {
    self.host = host
    self.runtime = runtime
  }

  var panAxes: Axis.Set { host?.scrollAxes ?? [] }
  var isAtTop: Bool { contentOffset.y < 0.5 }

  private func limits(_ axis: Axis) -> ClosedRange<Double> {
    guard let host, host.scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) else {
      return 0...0
    }
    let (content, window) = (host.contentSize, host.windowSize)
    let top = -(host.scrollEnvironment.refreshPull?.inset ?? 0)
    return axis == .horizontal
      ? 0...max(0, content.width - window.width) : top...max(top, content.height - window.height)
  }

  /// Whether there is more content than fits the window.
  var canScroll: Bool {
    host?.isScrollEnabled == true && (limits(.horizontal).upperBound > 1 || limits(.vertical).upperBound > 1)
  }

  var contentOffset: CGPoint { host?.shownOffset ?? .zero }

  /// The place of the content.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: contentOffset, contentSize: host?.contentSize ?? .zero, contentInsets: EdgeInsets(),
      containerSize: host?.windowSize ?? .zero)
  }

  /// Whether a finger holds the content, or it runs out.
  var phase: ScrollPhase { isHeld ? .interacting : running == nil ? .idle : .decelerating }

  /// The length of the window along the axes that can be scrolled, in points.
  var page: CGSize {
    guard let host else { return .zero }
    return CGSize(
      width: limits(.horizontal).upperBound > 1 ? host.windowSize.width : 0,
      height: limits(.vertical).upperBound > 1 ? host.windowSize.height : 0)
  }

  /// The identities of the views of which at least a part is in the window.
  func identities(inSight part: Double) -> [AnyHashable] {
    guard let host, let content = host.contentElement else { return [] }
    let origin = content.originInFilm
    let window = CGRect(origin: contentOffset, size: host.windowSize)
    var found: [AnyHashable] = []
    content.node.forEachIdentified { id, element in
      let place = element.originInFilm
      let frame = CGRect(
        origin: CGPoint(x: place.x - origin.x, y: place.y - origin.y), size: element.displayFrame.size)
      let seen = frame.intersection(window)
      guard !seen.isNull, frame.width * frame.height > 0 else { return }
      if seen.width * seen.height >= part * frame.width * frame.height - 1e-6 { found.append(id) }
    }
    return found
  }

  // MARK: Fingers

  func panBegan() { beginScrolling() }

  func panMoved(by translation: CGSize) {
    scroll(to: CGPoint(x: start.x - translation.width, y: start.y - translation.height))
  }

  func panEnded(velocity: CGSize) {
    endScrolling(velocity: CGSize(width: -velocity.width, height: -velocity.height))
  }

  func stop() { running = nil }

  func beginScrolling() {
    running = nil
    isHeld = true
    start = contentOffset
  }

  /// Moves the content, less far beyond its ends.
  func scroll(to place: CGPoint) {
    guard let host else { return }
    var new = contentOffset
    let room = host.windowSize
    if host.scrollAxes.contains(.horizontal) {
      new.x = ScrollPhysics.stretched(place.x, limits: limits(.horizontal), room: room.width)
    }
    if host.scrollAxes.contains(.vertical) {
      new.y = ScrollPhysics.stretched(place.y, limits: limits(.vertical), room: room.height)
    }
    host.show(offset: new)
  }

  /// Lets the content run out.
  ///
  /// - Parameter velocity: Of the content's offset, in points a second.
  func endScrolling(velocity: CGSize) {
    guard let host else { return }
    isHeld = false
    let place = contentOffset
    host.scrollEnvironment.refreshPull?.letGo(at: place.y, of: self)
    let own = ownTarget(from: place, velocity: velocity, host)
    func physics(_ axis: Axis, _ place: CGFloat, _ velocity: CGFloat, _ room: CGFloat) -> ScrollPhysics? {
      guard host.scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      let limits = limits(axis)
      let start = axis == .horizontal ? self.start.x : self.start.y
      let target =
        own.map { min(max(axis == .horizontal ? $0.x : $0.y, limits.lowerBound), limits.upperBound) }
        ?? host.scrollTargets.restingPlace(
          from: place, start: start, velocity: velocity, limits: limits, room: room, axis: axis, host: host)
      return ScrollPhysics(from: place, velocity: velocity, target: target.map(Double.init), limits: limits)
    }
    running = (
      runtime.now, physics(.horizontal, place.x, velocity.width, host.windowSize.width),
      physics(.vertical, place.y, velocity.height, host.windowSize.height)
    )
    runtime.startTicking(self)
  }

  /// Goes back from beyond the ends, unless a finger holds the content.
  func settle() {
    if !isHeld { endScrolling(velocity: .zero) }
  }

  /// The resting place that a behaviour of the scene's sets; nil without one.
  private func ownTarget(from place: CGPoint, velocity: CGSize, _ host: any ScrollMoverHost) -> CGPoint? {
    guard case .own(let behavior) = host.scrollTargets else { return nil }
    let free = CGPoint(
      x: ScrollPhysics.restingPlace(from: place.x, velocity: velocity.width),
      y: ScrollPhysics.restingPlace(from: place.y, velocity: velocity.height))
    return behavior.restingPlace(
      from: free, start: start, velocity: velocity, host: host, environment: host.scrollEnvironment)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard let running, let host else { return false }
    let elapsed = time - running.begin
    var new = contentOffset
    if let x = running.x { new.x = x.place(at: elapsed) }
    if let y = running.y { new.y = y.place(at: elapsed) }
    host.show(offset: new)
    let isOver = elapsed >= max(running.x?.duration ?? 0, running.y?.duration ?? 0)
    if isOver { self.running = nil }
    return !isOver
  }
}

extension ViewRuntime {
  /// The scroll view at a target that can be moved along a distance; the innermost, or the first of the film.
  func scrollView(at target: TapTarget?, along distance: CGSize) -> ScrollMover? {
    func fits(_ mover: ScrollMover) -> Bool {
      let axes = mover.panAxes
      return distance.height != 0 && axes.contains(.vertical)
        || distance.width != 0 && axes.contains(.horizontal)
    }
    guard let target else {
      var found: ScrollMover?
      visit(rootForHits) { element in
        guard found == nil, let mover = (element as? any ScrollMoving)?.scrollMover, fits(mover) else {
          return
        }
        found = mover
      }
      return found
    }
    var starts: [Element] = []
    switch target {
    case .name(let name):
      starts = elements(named: name)
      // The identifier of a scroll view stands around it.
      for start in starts {
        var inner: ScrollMover?
        visit(start) { element in
          guard inner == nil, let mover = (element as? any ScrollMoving)?.scrollMover, fits(mover) else {
            return
          }
          inner = mover
        }
        if let inner { return inner }
      }
    case .point(let x, let y): starts = touches.chain(at: CGPoint(x: x, y: y))
    }
    for start in starts {
      for element in sequence(first: start, next: \.parent) {
        if let mover = (element as? any ScrollMoving)?.scrollMover, fits(mover) { return mover }
      }
    }
    return nil
  }
}
