import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// An animator of changes of views that can be paused, scrubbed, reversed and continued.
///
/// While it is paused, ``fractionComplete`` sets what is shown, in proportion. From there it continues with
/// its own curve over the part of its duration that is left, or back over the part that is done.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// An animated property.
  private struct Way {
    let layer: CALayer
    let key: String
    let from: Any?
    let to: Any?
    /// The share of the timeline before the property starts.
    let delay: Double

    /// Returns the share of the property's own way at a share of the timeline.
    func progress(at share: Double) -> Double {
      delay > 0 ? min(max((share - delay) / (1 - min(delay, 0.999)), 0), 1) : min(max(share, 0), 1)
    }
  }

  /// A stretch of time in which the animator runs undisturbed.
  private struct Run {
    var begin: TimeInterval
    var from: Double
    var to: Double
    var timing: AnimationTiming
    var speed = 1.0
    /// The seconds of the run that have passed, where a transition sets them; nil where they pass by themselves.
    var setTime: TimeInterval?
    /// How much later than its transition the run began, in seconds, while it waits for the transition.
    var transitionLead: TimeInterval?

    var elapsed: TimeInterval { setTime ?? (FilmClock.now - begin) * speed }
  }

  /// The duration, in seconds. A spring with its own length sets it.
  public let duration: TimeInterval
  /// The timing of the animator.
  public let timingParameters: any UITimingCurveProvider
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// The time from `startAnimation(afterDelay:)` to the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Has no effect. Views take touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Has no effect. Touches come from the film's script.
  open var isManualHitTestingEnabled = false
  /// Has no effect. The animator can be paused in any case.
  open var isInterruptible = true
  /// Whether a paused animator shows its fraction in proportion, and not by its curve; true unless set.
  open var scrubsLinearly = true
  /// Whether the animator stays active, and paused, at its end.
  open var pausesOnCompletion = false

  private var blocks: [(delay: Double, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ways: [Way] = []
  private var run: Run?
  /// The share of the way that is done while the animator does not run, 0…1.
  private var resting = 0.0
  private var wantsReverse = false
  /// Counts the calls, so that an end planned before the last of them is out of date.
  private var generation = 0
  private let name: String

  /// Makes an animator. The duration is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.timing(duration: max(duration.isNaN ? 0 : duration, 0)).duration
    timingParameters = parameters
    name = "animator-\(UIKitNumber.next())"
  }

  /// Makes an animator of 0.2 seconds, slow at both ends.
  public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  /// Makes an animator with a curve of the system. The duration is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two control points, 0…1 in time. The duration is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring. The damping ratio is 1 for no overshoot, towards 0 for more and more.
  /// The duration is in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes and starts an animator. Times are in seconds. Of the options only the curve counts.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes to animate.
  ///
  /// - Parameter delayFactor: The share of the duration before these changes start, 0…1. For a running
  ///   animator it is a share of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = Double(min(max(delayFactor.isNaN ? 0 : delayFactor, 0), 1))
    if state == .active {
      let running = isRunning
      let share = fraction
      // Changes that are added to a running animator take the rest of its time.
      gather([(share + (1 - share) * delay, animation)])
      if running {
        halt()
        go()
      } else {
        rest(at: share)
      }
    } else {
      blocks.append((delay, animation))
    }
  }

  /// Adds a block that is called with the position at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func gather(_ blocks: [(delay: Double, changes: () -> Void)]) {
    for block in blocks {
      let gatherer = Gatherer()
      ViewAnimation.run(gatherer, block.changes)
      for change in gatherer.changes {
        // The last change of a property counts, from the first value.
        if let index = ways.firstIndex(where: { $0.layer === change.layer && $0.key == change.key }) {
          let old = ways[index]
          ways[index] = Way(
            layer: old.layer, key: old.key, from: old.from, to: change.new, delay: block.delay)
        } else {
          ways.append(
            Way(
              layer: change.layer, key: change.key, from: change.old, to: change.new, delay: block.delay))
        }
      }
    }
  }

  // MARK: Running

  /// Whether the animator runs and is not paused.
  open var isRunning: Bool { run != nil }

  /// Whether the animator goes back to the start. A running one reverses at once; a start resets it.
  open var isReversed: Bool {
    get { wantsReverse }
    set {
      guard newValue != wantsReverse else { return }
      wantsReverse = newValue
      guard run != nil else { return }
      halt()
      go()
    }
  }

  /// The share of the way that is done, 0…1. Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { CGFloat(state == .active ? fraction : 0) }
    set {
      if state == .inactive { begin() }
      guard state == .active, newValue.isFinite else { return }
      let share = min(max(Double(newValue), 0), 1)
      rest(at: scrubsLinearly ? share : timing.progress(at: share * timing.duration))
    }
  }

  private var timing: AnimationTiming { timingParameters.timing(duration: duration) }

  private var fraction: Double {
    guard let run else { return resting }
    let progress = run.timing.progress(at: run.elapsed)
    return run.from + (run.to - run.from) * progress
  }

  private func begin() {
    state = .active
    wantsReverse = false
    ways = []
    let changes = blocks
    blocks = []
    gather(changes)
    resting = 0
  }

  /// Starts the animator, or runs a paused one.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive { ViewAnimation.record?.record(self) }
    self.delay = max(delay.isNaN ? 0 : delay, 0)
    if self.delay > 0 {
      generation += 1
      let planned = generation
      FilmClock.post(after: self.delay) { [self] in
        if planned == generation { startNow() }
      }
    } else {
      startNow()
    }
  }

  private func startNow() {
    switch state {
    case .inactive: begin()
    case .active: break
    case .stopped: return
    }
    if run == nil { go() }
  }

  /// Pauses the animator. An inactive one becomes active.
  open func pauseAnimation() {
    if state == .inactive { begin() }
    guard state == .active else { return }
    rest(at: fraction)
  }

  /// Continues from the present position.
  ///
  /// - Parameters:
  ///   - parameters: The timing; nil for the animator's own.
  ///   - durationFactor: The time to take, as a share of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, run == nil else { return }
    let timing = parameters.map { $0.timing(duration: duration) }
    go(timing, factor: Double(max(durationFactor, 0)))
  }

  /// Runs to the end, or to the start where the animator is reversed.
  private func go(_ other: AnimationTiming? = nil, factor: Double = 0) {
    let from = resting
    let to = wantsReverse ? 0.0 : 1.0
    let left = abs(to - from)
    var timing = other ?? self.timing
    let length = factor > 0 ? duration * factor : timing.duration * left
    switch timing.curve {
    case .cubic: timing.duration = length
    case .spring:
      // A spring keeps its nature. Its own velocity is of the whole way; that of a new spring is of the rest.
      if factor > 0 || left < 1 { timing = timing.scaled(to: length, way: other == nil ? left : 1) }
    }
    run = Run(begin: FilmClock.now, from: from, to: to, timing: timing)
    for way in ways { animate(way, timing) }
    planEnd(after: timing.duration)
  }

  private func planEnd(after time: TimeInterval) {
    generation += 1
    let planned = generation
    FilmClock.post(after: time) { [self] in
      if planned == generation { reachEnd() }
    }
  }

  private func animate(_ way: Way, _ timing: AnimationTiming) {
    let shown = value(of: way, at: resting)
    let target = wantsReverse ? way.from : way.to
    var timing = timing
    var wait = 0.0
    if way.delay > resting, !wantsReverse {
      wait = timing.duration * (way.delay - resting) / max(1 - resting, 0.001)
      timing.duration -= wait
    }
    let animations = timing.makeAnimations(way.key, from: shown, to: target)
    stop(way)
    for (index, animation) in animations.enumerated() {
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      if wait > 0 { animation.beginTime = way.layer.convertTime(FilmClock.now, from: nil) + wait }
      way.layer.add(animation, forKey: keys(of: way)[index])
    }
  }

  /// Returns the keys of a property's animations; the second is for the other axis, where it has its own.
  private func keys(of way: Way) -> [String] { ["\(way.key)-\(name)", "\(way.key)-\(name)-y"] }

  private func stop(_ way: Way) { keys(of: way).forEach(way.layer.removeAnimation) }

  /// Ends the run. The shown values stay.
  private func halt() {
    resting = fraction
    run = nil
  }

  /// Stands still at a share of the way.
  private func rest(at share: Double) {
    generation += 1
    resting = share
    run = nil
    for way in ways {
      stop(way)
      way.layer.add(still(way, at: share), forKey: keys(of: way)[0])
      // The layer's presentation has to show it at once.
      way.layer.startAddedAnimations()
    }
  }

  /// Returns an animation that shows one moment of a property's way, in proportion.
  private func still(_ way: Way, at share: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: way.key)
    animation.fromValue = way.from
    animation.toValue = way.to
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = way.progress(at: share)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  private func value(of way: Way, at share: Double) -> Any? {
    let own = way.progress(at: share)
    if own <= 0 { return way.from }
    if own >= 1 { return way.to }
    return way.layer.presentation()?.value(forKey: way.key) ?? way.from
  }

  private func reachEnd() {
    let position: UIViewAnimatingPosition = wantsReverse ? .start : .end
    if pausesOnCompletion {
      rest(at: wantsReverse ? 0 : 1)
    } else {
      complete(at: position)
    }
  }

  // MARK: Time of a transition

  /// Has the animator wait for a transition that stands still: its animations go by the time of the container.
  ///
  /// - Parameter time: The seconds of the transition that have passed.
  func waitForTransition(after time: TimeInterval) {
    guard var held = run else { return }
    generation += 1
    held.transitionLead = time - held.elapsed
    run = held
    setTransitionTime(time)
  }

  /// Sets the seconds that have passed of the transition that the animator waits for.
  func setTransitionTime(_ time: TimeInterval) {
    guard var held = run, let lead = held.transitionLead else { return }
    held.setTime = max(time - lead, 0)
    run = held
  }

  /// Lets time pass again, so many times as fast as the film's.
  func leaveTransitionTime(at speed: Double) {
    guard var left = run, let time = left.setTime else { return }
    left.setTime = nil
    left.transitionLead = nil
    left.speed = speed
    left.begin = FilmClock.now - time / speed
    run = left
    planEnd(after: max(left.timing.duration - time, 0) / speed)
  }

  /// Ends the animator where it began, since its transition has gone back to there.
  func endAtStart() {
    if run?.setTime != nil { complete(at: .start) }
  }

  // MARK: Ending

  /// Stops the animator, and leaves everything as it is shown.
  ///
  /// - Parameter withoutFinishing: True to be inactive at once, without completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    settle(.current)
    if withoutFinishing {
      state = .inactive
      forget()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator at a position, and calls the completions. Another adds a diagnostic.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      DiagnosticCollector.current.warn(
        "animator.finish", "An animator is finished that was not stopped first; the call is left out.")
      return
    }
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    settle(position)
    state = .inactive
    let calls = completions
    forget()
    calls.forEach { $0(position) }
  }

  /// Gives the layers their values and removes the animations.
  private func settle(_ position: UIViewAnimatingPosition) {
    generation += 1
    for way in ways {
      // A view that was hidden is only seen until the end: its layer is hidden already.
      if way.key == "hidden", position != .start {
        stop(way)
        continue
      }
      let value: Any? =
        switch position {
        case .end: way.to
        case .start: way.from
        case .current:
          state == .stopped ? way.layer.value(forKey: way.key) : self.value(of: way, at: fraction)
        }
      UIView.performWithoutAnimation { way.layer.setValue(value, forKey: way.key) }
      stop(way)
    }
    run = nil
  }

  private func forget() {
    ways = []
    completions = []
    resting = 0
    run = nil
  }
}

/// Records changes, to be animated by their animator.
private final class Gatherer: ViewAnimation {
  struct Change {
    let layer: CALayer
    let key: String
    let old: Any?
    let new: Any?
  }
  private(set) var changes: [Change] = []

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    // A property that is being animated starts from what is shown.
    let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation()?.value(forKey: key) : nil
    changes.append(Change(layer: layer, key: key, old: shown ?? old, new: new))
  }
}

extension AnimationTiming {
  /// Returns the same curve over another time. A spring keeps its velocity in points.
  func scaled(to length: TimeInterval, way: Double) -> AnimationTiming {
    guard case .spring(let mass, let stiffness, let damping, let velocity) = curve, duration > 0, length > 0
    else {
      return AnimationTiming(duration: length, curve: curve, velocities: velocities)
    }
    // A spring that runs k times as fast has k² the stiffness and k times the damping.
    let k = duration / length
    let share = way > 0 ? 1 / CGFloat(way) : 1
    return AnimationTiming(
      duration: length,
      curve: .spring(
        mass: mass, stiffness: stiffness * k * k, damping: damping * k, velocity: velocity * share),
      velocities: velocities.map { CGVector(dx: $0.dx * share, dy: $0.dy * share) },
      allowsOverdamping: allowsOverdamping)
  }
}
