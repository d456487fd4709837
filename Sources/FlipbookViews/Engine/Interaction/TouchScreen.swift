import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The fingers and the pointer on a film.
@MainActor
package final class TouchScreen {
  unowned let runtime: ViewRuntime
  private var sessions: [TouchSession] = []
  /// Whether touches are shown as dots.
  package var showsDots = false
  private var dots: [TouchDot] = []
  /// The drag from one view to another that is under way.
  var drag: DragSession?
  /// The elements under the pointer, from the inside out.
  private var hovered: [Element] = []
  /// The field that keys go to.
  private(set) var focus: FocusLink?

  init(runtime: ViewRuntime) { self.runtime = runtime }

  // MARK: Touches

  /// A finger comes down.
  package func begin(_ event: TouchEvent) -> ActiveTouch {
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
    let touch = ActiveTouch(screen: self, session: session)
    if showsDots {
      let dot = TouchDot(event)
      touch.dot = dot
      dots.append(dot)
    }
    session.begin(event, on: chain)
    schedule(session)
    return touch
  }

  func handle(_ event: TouchEvent, of touch: ActiveTouch) {
    runtime.layOutIfNeeded()
    touch.dot?.follow(event)
    touch.session.handle(event)
    schedule(touch.session)
  }

  /// Has a session checked again when something in it falls due.
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
