import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The fingers and the pointer on a film.
@MainActor
package final class TouchScreen {
  private unowned let runtime: ViewRuntime
  private var sessions: [TouchSession] = []
  /// Whether touches are shown as dots.
  package var showsDots = false
  private var dots: [TouchDot] = []
  /// The elements under the pointer, from the inside out.
  private var hovered: [Element] = []
  /// The field that keys go to.
  private(set) var focus: FocusLink?

  init(runtime: ViewRuntime) { self.runtime = runtime }

  // MARK: Touches

  /// A finger comes down.
  package func begin(_ event: TouchEvent) -> Finger {
    runtime.layOutIfNeeded()
    let chain = chain(at: event.location)
    sessions.removeAll { $0.isOver }
    let session: TouchSession
    if let known = sessions.first(where: { $0.continues(on: chain) }) {
      session = known
    } else {
      session = TouchSession()
      sessions.append(session)
    }
    let finger = Finger(screen: self, session: session)
    if showsDots {
      let dot = TouchDot(event)
      finger.dot = dot
      dots.append(dot)
    }
    session.begin(event, on: chain)
    schedule(session)
    return finger
  }

  fileprivate func handle(_ event: TouchEvent, of finger: Finger) {
    runtime.layOutIfNeeded()
    finger.dot?.follow(event)
    finger.session.handle(event)
    schedule(finger.session)
  }

  /// Has a session looked at again when something in it falls due.
  private func schedule(_ session: TouchSession) {
    guard let deadline = session.deadline, deadline.isFinite else { return }
    runtime.runLoop.post(at: deadline) { [weak self, weak session] in
      guard let self, let session, let due = session.deadline, due <= runtime.now + VirtualRunLoop.tolerance
      else { return }
      runtime.layOutIfNeeded()
      session.pass(to: runtime.now)
      schedule(session)
    }
  }

  /// The elements in front at a point of the film, from the inside out.
  package func chain(at point: CGPoint) -> [Element] {
    var chain: [Element] = []
    var element = runtime.rootForHits.hitTest(point)
    while let current = element {
      chain.append(current)
      element = current.parent
    }
    return chain
  }

  // MARK: Pointer

  /// Moves the pointer; nil takes it away.
  package func hover(at point: CGPoint?) {
    runtime.layOutIfNeeded()
    let chain = point.map { self.chain(at: $0).filter { $0.hover != nil } } ?? []
    for element in hovered where !chain.contains(where: { $0 === element }) {
      element.hover?.moved(nil, element)
    }
    for element in chain { element.hover?.moved(point, element) }
    hovered = chain
  }

  // MARK: Keys

  /// Has keys go to a field, or to none.
  func setFocus(_ link: FocusLink?) {
    guard focus !== link else { return }
    let old = focus
    focus = link
    old?.lose()
    link?.gain()
  }

  // MARK: Dots

  /// Has the film painted anew while dots come, move and go.
  func prepareDots(at time: TimeInterval) {
    guard !dots.isEmpty else { return }
    dots.removeAll { $0.isGone(at: time) }
    runtime.needsDisplay = true
  }

  func recordDots(in context: GraphicsContext) {
    for dot in dots { dot.record(in: context, at: runtime.now) }
  }
}

/// A finger on the film, from when it comes down to when it is lifted.
@MainActor
package final class Finger {
  private let screen: TouchScreen
  fileprivate let session: TouchSession
  fileprivate var dot: TouchDot?

  fileprivate init(screen: TouchScreen, session: TouchSession) {
    (self.screen, self.session) = (screen, session)
  }

  package func handle(_ event: TouchEvent) { screen.handle(event, of: self) }

  /// Whether a gesture has come of the touches so far, or may yet without a further one.
  package var isMet: Bool { session.isMet }
}

/// A dot that shows where a finger is, or two for two fingers.
@MainActor
private final class TouchDot {
  private static var radius: CGFloat { 15 }
  /// How long it takes to go, in seconds.
  private static var fading: TimeInterval { 0.25 }
  /// From the middle between two fingers to each of them, at the start, in points.
  private static var spread: CGFloat { 60 }

  private var event: TouchEvent
  private var end: TimeInterval?

  init(_ event: TouchEvent) { self.event = event }

  func follow(_ event: TouchEvent) {
    self.event = event
    if event.phase == .ended || event.phase == .cancelled { end = event.time }
  }

  func isGone(at time: TimeInterval) -> Bool { end.map { time > $0 + Self.fading } ?? false }

  func record(in context: GraphicsContext, at time: TimeInterval) {
    let gone = end.map { max(0, min(1, (time - $0) / Self.fading)) } ?? 0
    guard gone < 1 else { return }
    var context = context
    context.opacity *= 1 - gone
    let radius = Self.radius * (1 + 0.4 * gone)
    for point in points {
      let circle = Path(
        ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
      context.fill(circle, with: .color(Color(.sRGB, white: 0.35, opacity: 0.45)))
      context.stroke(circle, with: .color(Color(.sRGB, white: 1, opacity: 0.8)), lineWidth: 1.5)
    }
  }

  private var points: [CGPoint] {
    guard event.touchCount > 1 else { return [event.location] }
    let reach = Self.spread * event.scale
    // Along a diagonal, as a thumb and a finger lie.
    let angle = event.rotation.radians - .pi / 4
    let offset = CGSize(width: reach * cos(angle), height: reach * sin(angle))
    return [
      CGPoint(x: event.location.x + offset.width, y: event.location.y + offset.height),
      CGPoint(x: event.location.x - offset.width, y: event.location.y - offset.height),
    ]
  }
}
