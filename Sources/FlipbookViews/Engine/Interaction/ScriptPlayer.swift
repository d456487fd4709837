import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Why a step of a script did nothing.
package enum InteractionFailure: Hashable, Sendable {
  /// There is no such control, or nothing that answers to a touch there.
  case missed
  /// The target can't do this.
  case unfit(String)
}

extension ViewRuntime {
  /// Has a step of a script done at its time.
  ///
  /// - Parameter failed: Called when it comes to nothing.
  package func schedule(
    _ step: InteractionStep, failed: @escaping @MainActor (InteractionFailure) -> Void
  ) {
    let player = StepPlayer(runtime: self, step: step, failed: failed)
    switch step.action {
    case .tap(let target, let count): player.tap(target, count: count)
    case .longPress(let target, let duration): player.longPress(target, duration: duration)
    case .drag(let target, let path, let pacing): player.drag(target, path, pacing)
    case .pinch(let target, let scale, let degrees, let pacing):
      player.pinch(target, scale: scale, degrees: degrees, pacing)
    case .hover(let target, let path, let pacing): player.hover(target, path, pacing)
    case .scroll(let target, let by, let pacing): player.scroll(target, by: by, pacing)
    case .type(let target, let text, let interval, let submits):
      player.type(target, text, interval: interval, submits: submits)
    case .set(let target, let value, let pacing): player.set(target, value, pacing)
    }
  }
}

/// Plays one step of a script.
@MainActor
private final class StepPlayer {
  private weak var runtime: ViewRuntime?
  private let step: InteractionStep
  private let failed: @MainActor (InteractionFailure) -> Void
  private var touch: ActiveTouch?

  init(
    runtime: ViewRuntime, step: InteractionStep, failed: @escaping @MainActor (InteractionFailure) -> Void
  ) {
    (self.runtime, self.step, self.failed) = (runtime, step, failed)
  }

  private func post(at time: TimeInterval, _ action: @escaping @MainActor (ViewRuntime) -> Void) {
    runtime?.runLoop.post(at: time) { [self] in
      guard let runtime else { return }
      runtime.layOutIfNeeded()
      action(runtime)
    }
  }

  private func event(
    _ phase: TouchEvent.Phase, _ runtime: ViewRuntime, at point: CGPoint
  ) -> TouchEvent { TouchEvent(phase, time: runtime.now, location: point) }

  // MARK: Fingers that rest

  func tap(_ target: TapTarget, count: Int) {
    for number in 0..<max(1, count) {
      let time = step.time + Double(number) * ScriptTiming.tapSpacing
      let isLast = number == max(1, count) - 1
      var place: CGPoint?
      post(at: max(0, time - ScriptTiming.tapDuration)) { [self] runtime in
        guard let point = runtime.point(of: target) else { return }
        place = point
        touch = runtime.touches.begin(event(.began, runtime, at: point))
      }
      post(at: time) { [self] runtime in
        // A target that has only just come is tapped all the same.
        guard let point = place ?? runtime.point(of: target) else { return failed(.missed) }
        if place == nil { touch = runtime.touches.begin(event(.began, runtime, at: point)) }
        touch?.handle(event(.ended, runtime, at: point))
        if isLast, touch?.isMet != true { failed(.missed) }
      }
    }
  }

  func longPress(_ target: TapTarget, duration: TimeInterval) {
    var place = CGPoint.zero
    post(at: step.time) { [self] runtime in
      guard let point = runtime.point(of: target) else { return failed(.missed) }
      place = point
      touch = runtime.touches.begin(event(.began, runtime, at: point))
    }
    post(at: step.time + duration) { [self] runtime in
      guard let touch else { return }
      touch.handle(event(.ended, runtime, at: place))
      if !touch.isMet { failed(.missed) }
    }
  }

  // MARK: Fingers that move

  func drag(_ target: TapTarget, _ path: InteractionAction.DragPath, _ pacing: InteractionAction.Pacing) {
    post(at: step.time) { [self] runtime in
      guard let start = runtime.point(of: target), let track = track(path, from: start, runtime) else {
        return failed(.missed)
      }
      touch = runtime.touches.begin(event(.began, runtime, at: start))
      @MainActor func moved(_ phase: TouchEvent.Phase, _ runtime: ViewRuntime, time: TimeInterval)
        -> TouchEvent
      {
        let time = time - pacing.press
        var event = event(phase, runtime, at: track.point(at: share(time, pacing)))
        event.velocity = track.velocity(at: time, pacing)
        return event
      }
      follow(pacing) { [self] runtime, time in touch?.handle(moved(.moved, runtime, time: time)) }
      let end = pacing.press + pacing.duration + pacing.hold
      post(at: step.time + end) { [self] runtime in
        var event = moved(.ended, runtime, time: end)
        event.velocity = pacing.velocity ?? (pacing.hold > 0 ? .zero : event.velocity)
        event.givenVelocity = pacing.velocity
        touch?.handle(event)
        if touch?.isMet != true { failed(.missed) }
      }
    }
  }

  func pinch(_ target: TapTarget, scale: Double, degrees: Double, _ pacing: InteractionAction.Pacing) {
    post(at: step.time) { [self] runtime in
      guard let point = runtime.point(of: target) else { return failed(.missed) }
      @MainActor func moved(_ phase: TouchEvent.Phase, _ runtime: ViewRuntime, time: TimeInterval)
        -> TouchEvent
      {
        let share = share(time, pacing)
        let before = self.share(max(0, time - ScriptTiming.sampling), pacing)
        var event = event(phase, runtime, at: point)
        event.touchCount = 2
        event.scale = 1 + (scale - 1) * share
        event.rotation = .degrees(degrees * share)
        let rate = (share - before) / ScriptTiming.sampling
        event.scaleVelocity = (scale - 1) * rate
        event.rotationVelocity = .degrees(degrees * rate)
        return event
      }
      touch = runtime.touches.begin(moved(.began, runtime, time: 0))
      follow(pacing) { [self] runtime, time in touch?.handle(moved(.moved, runtime, time: time)) }
      let end = pacing.duration + pacing.hold
      post(at: step.time + end) { [self] runtime in
        touch?.handle(moved(.ended, runtime, time: end))
        if touch?.isMet != true { failed(.missed) }
      }
    }
  }

  func hover(_ target: TapTarget, _ path: InteractionAction.DragPath, _ pacing: InteractionAction.Pacing) {
    post(at: step.time) { [self] runtime in
      guard let start = runtime.point(of: target), let track = track(path, from: start, runtime) else {
        return failed(.missed)
      }
      runtime.touches.hover(at: start)
      follow(pacing) { [self] runtime, time in
        runtime.touches.hover(at: track.point(at: share(time, pacing)))
      }
      post(at: step.time + pacing.duration + pacing.hold) { runtime in runtime.touches.hover(at: nil) }
    }
  }

  /// Calls for each place of a movement after its start.
  private func follow(
    _ pacing: InteractionAction.Pacing, _ body: @escaping @MainActor (ViewRuntime, TimeInterval) -> Void
  ) {
    let count = max(1, Int((pacing.duration / ScriptTiming.sampling - 1e-9).rounded(.up)))
    for number in 1...count {
      let time = pacing.press + min(pacing.duration, Double(number) * ScriptTiming.sampling)
      post(at: step.time + time) { runtime in body(runtime, time) }
    }
  }

  private func share(_ time: TimeInterval, _ pacing: InteractionAction.Pacing) -> Double {
    guard pacing.duration > 0, time < pacing.duration else { return 1 }
    return pacing.curve.value(at: max(0, time) / pacing.duration)
  }

  private func track(_ path: InteractionAction.DragPath, from start: CGPoint, _ runtime: ViewRuntime)
    -> Track?
  {
    switch path {
    case .offsets(let offsets):
      return Track([start] + offsets.map { CGPoint(x: start.x + $0.width, y: start.y + $0.height) })
    case .points(let points): return Track([start] + points)
    case .target(let target): return runtime.point(of: target).map { Track([start, $0]) }
    }
  }

  // MARK: Actions without touches

  func scroll(_ target: TapTarget?, by distance: CGSize, _ pacing: InteractionAction.Pacing) {
    post(at: step.time) { [self] runtime in
      guard let view = runtime.scrollView(at: target, along: distance) else { return failed(.missed) }
      let start = view.contentOffset
      view.beginScrolling()
      follow(pacing) { [self] _, time in
        let share = share(time, pacing)
        view.scroll(
          to: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share))
      }
      post(at: step.time + pacing.duration) { _ in view.endScrolling(velocity: pacing.velocity ?? .zero) }
    }
  }

  func type(_ target: TapTarget?, _ text: String, interval: TimeInterval, submits: Bool) {
    post(at: step.time) { [self] runtime in
      guard let keyboard = keyboard(of: target, runtime) else {
        return failed(target == nil ? .unfit("no field has the focus") : .missed)
      }
      keyboard.begin()
      for (index, letter) in text.enumerated() {
        post(at: step.time + Double(index + 1) * interval) { [self] runtime in
          self.keyboard(of: target, runtime)?.insert(String(letter))
        }
      }
      if submits {
        post(at: step.time + Double(text.count + 1) * interval) { [self] runtime in
          self.keyboard(of: target, runtime)?.submit()
        }
      }
    }
  }

  private func keyboard(of target: TapTarget?, _ runtime: ViewRuntime) -> KeyboardInput? {
    guard let target else { return runtime.touches.focus?.keyboard() ?? runtime.typedKeyboard }
    return runtime.controls(at: target).lazy.compactMap { $0.control?.keyboard }.first
  }

  func set(_ target: TapTarget, _ value: ControlValue, _ pacing: InteractionAction.Pacing) {
    post(at: step.time) { [self] runtime in
      let controls = runtime.controls(at: target).compactMap(\.control)
      guard !controls.isEmpty else { return failed(.missed) }
      guard let control = controls.first(where: { $0.set != nil }), let set = control.set else {
        return failed(.unfit("a \(controls[0].kind) has no value to set; tap it"))
      }
      guard case .number(let end) = value, let start = control.number?(), pacing.duration > 0 else {
        if !set(value) { failed(.unfit("a \(control.kind) can't be set to \(value)")) }
        return
      }
      follow(pacing) { [self] _, time in
        _ = set(.number(start + (end - start) * share(time, pacing)))
      }
    }
  }
}

extension ViewRuntime {
  /// The keyboard of the embedded field that is being typed in; nil for none.
  fileprivate var typedKeyboard: KeyboardInput? {
    var found: KeyboardInput?
    visit(rootElement) { element in
      guard found == nil, let control = element.control, control.isTypedIn else { return }
      found = control.keyboard
    }
    return found
  }

  /// The controls that a target is, or is inside of.
  fileprivate func controls(at target: TapTarget) -> [Element] {
    let starts: [Element]
    switch target {
    case .name(let name): starts = elements(named: name).filter(\.isShown)
    case .point(let x, let y): starts = touches.chain(at: CGPoint(x: x, y: y))
    }
    var found: [Element] = []
    for start in starts {
      for element in sequence(first: start, next: \.parent)
      where element.control != nil && !found.contains(where: { $0 === element }) {
        found.append(element)
      }
      // A name may stand around its control, as an identifier does.
      visit(start) { element in
        if element.control != nil, !found.contains(where: { $0 === element }) { found.append(element) }
      }
    }
    return found
  }
}

/// The line that a finger follows, by its length.
private struct Track {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    var length: CGFloat = 0
    lengths =
      [0]
      + zip(points, points.dropFirst()).map { a, b in
        length += hypot(b.x - a.x, b.y - a.y)
        return length
      }
  }

  /// The place at a share of the way.
  func point(at share: Double) -> CGPoint {
    guard points.count > 1, let total = lengths.last, total > 0 else { return points.last ?? .zero }
    let wanted = share * total
    // Curves may overshoot: the ends are carried on straight.
    let index = min(points.count - 1, max(1, lengths.firstIndex { $0 >= wanted } ?? points.count - 1))
    let (a, b) = (points[index - 1], points[index])
    let part = lengths[index] - lengths[index - 1]
    let t = part > 0 ? (wanted - lengths[index - 1]) / part : 1
    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// In points a second, over the last moment.
  func velocity(at time: TimeInterval, _ pacing: InteractionAction.Pacing) -> CGSize {
    guard pacing.duration > 0 else { return .zero }
    func place(_ time: TimeInterval) -> CGPoint {
      let t = max(0, min(pacing.duration, time)) / pacing.duration
      return point(at: t >= 1 ? 1 : pacing.curve.value(at: t))
    }
    let (before, now) = (place(time - ScriptTiming.sampling), place(time))
    return CGSize(
      width: (now.x - before.x) / ScriptTiming.sampling, height: (now.y - before.y) / ScriptTiming.sampling)
  }
}
