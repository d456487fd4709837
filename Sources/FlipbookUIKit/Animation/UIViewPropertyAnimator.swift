import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun: running or paused.
  case active = 1
  /// Stopped where it was, waiting to be finished.
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// What can be run, paused, scrubbed and turned round.
@MainActor @preconcurrency
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What can be added to while it runs.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes of views in a way that can be paused, scrubbed, turned round and gone on with.
///
/// While it is paused ``fractionComplete`` says what is shown, in proportion. From there it goes on with its own curve
/// over the part of its duration that is left, or back over the part that is done.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A property on its way.
  private struct Way {
    let layer: CALayer
    let key: String
    let from: Any?
    let to: Any?
    /// The share of the course before it sets out.
    let delay: Double

    /// How much of its own way is done when so much of the course is.
    func progress(at share: Double) -> Double {
      delay > 0 ? min(max((share - delay) / (1 - min(delay, 0.999)), 0), 1) : min(max(share, 0), 1)
    }
  }

  /// A stretch of time in which it runs without being touched.
  private struct Run {
    var begin: TimeInterval
    var from: Double
    var to: Double
    var timing: AnimationTiming
  }

  /// In seconds; a spring that lasts as long as it does says so itself.
  public let duration: TimeInterval
  public let timingParameters: any UITimingCurveProvider
  open private(set) var state = UIViewAnimatingState.inactive
  /// Seconds from `startAnimation(afterDelay:)` to the start.
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// Whether a paused animator shows ``fractionComplete`` in proportion, rather than by its curve.
  open var scrubsLinearly = true
  /// Whether it stays active, and paused, at its end.
  open var pausesOnCompletion = false

  private var blocks: [(delay: Double, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ways: [Way] = []
  private var run: Run?
  /// What is done of the way while it does not run, 0…1.
  private var resting = 0.0
  private var wantsReverse = false
  /// Counts what it was told, so that an end that was planned before is known for out of date.
  private var generation = 0
  private let name: String
  private static var count = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.timing(duration: max(duration.isNaN ? 0 : duration, 0)).duration
    timingParameters = parameters
    Self.count += 1
    name = "animator-\(Self.count)"
  }

  /// An animator of UIKit's usual 0.2 seconds, slow at both ends.
  public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts at once, or after a delay.
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

  // MARK: What it animates

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The share of the duration before these changes set out, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = Double(min(max(delayFactor.isNaN ? 0 : delayFactor, 0), 1))
    if state == .active {
      let running = isRunning
      let share = fraction
      // What is added on the way has what is left of it.
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

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func gather(_ blocks: [(delay: Double, changes: () -> Void)]) {
    for block in blocks {
      let gatherer = Gatherer()
      ViewAnimation.run(gatherer, block.changes)
      for change in gatherer.changes {
        // The last change of a property counts; where it comes from stays.
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

  open var isRunning: Bool { run != nil }

  /// Whether it goes back to the start. Where it runs, it turns round at once.
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

  /// How much of the way is done, 0…1. Setting it pauses.
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
    let progress = run.timing.progress(at: FilmClock.now - run.begin)
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

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
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

  open func pauseAnimation() {
    if state == .inactive { begin() }
    guard state == .active else { return }
    rest(at: fraction)
  }

  /// Goes on from where it is.
  ///
  /// - Parameters:
  ///   - parameters: How; nil for its own curve.
  ///   - durationFactor: The time to take, as a share of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, run == nil else { return }
    let timing = parameters.map { $0.timing(duration: duration) }
    go(timing, factor: Double(max(durationFactor, 0)))
  }

  /// Sets out for the end, or the start where it is turned round.
  private func go(_ other: AnimationTiming? = nil, factor: Double = 0) {
    let from = resting
    let to = wantsReverse ? 0.0 : 1.0
    let left = abs(to - from)
    var timing = other ?? self.timing
    let length = factor > 0 ? duration * factor : timing.duration * left
    switch timing.course {
    case .curve: timing.duration = length
    case .spring:
      // A spring keeps its nature and its velocity counts for what is left; that of a new one is told for what is left.
      if factor > 0 || left < 1 { timing = timing.scaled(to: length, way: other == nil ? left : 1) }
    }
    run = Run(begin: FilmClock.now, from: from, to: to, timing: timing)
    for way in ways { animate(way, timing) }
    generation += 1
    let planned = generation
    FilmClock.post(after: timing.duration) { [self] in
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

  /// What animations of a way are known by; the second for the other axis, where it has one of its own.
  private func keys(of way: Way) -> [String] { ["\(way.key)-\(name)", "\(way.key)-\(name)-y"] }

  private func stop(_ way: Way) { keys(of: way).forEach(way.layer.removeAnimation) }

  /// Runs no more; what is shown stays until it is told what next.
  private func halt() {
    resting = fraction
    run = nil
  }

  /// Stands still where a share of the way is done.
  private func rest(at share: Double) {
    generation += 1
    resting = share
    run = nil
    for way in ways {
      stop(way)
      way.layer.add(still(way, at: share), forKey: keys(of: way)[0])
      // It is to be seen at once in what the layer says it shows.
      way.layer.startAddedAnimations()
    }
  }

  /// An animation that shows one moment of a way, in proportion.
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

  // MARK: Ending

  /// Leaves everything as it is shown now.
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

  /// After a stop: puts everything where it is to be, and calls the completions.
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

  /// Gives the layers their values and takes the animations away.
  private func settle(_ position: UIViewAnimatingPosition) {
    generation += 1
    for way in ways {
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

/// Notes changes, to be animated by their animator.
private final class Gatherer: ViewAnimation {
  struct Change {
    let layer: CALayer
    let key: String
    let old: Any?
    let new: Any?
  }
  private(set) var changes: [Change] = []

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    // On the way already: what is shown is where it comes from.
    let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation()?.value(forKey: key) : nil
    changes.append(Change(layer: layer, key: key, old: shown ?? old, new: new))
  }
}

extension AnimationTiming {
  /// The same course over another time; a spring's velocity is kept in points, so it counts more of a shorter way.
  func scaled(to length: TimeInterval, way: Double) -> AnimationTiming {
    guard case .spring(let mass, let stiffness, let damping, let velocity) = course, duration > 0, length > 0
    else {
      return AnimationTiming(duration: length, course: course, velocities: velocities)
    }
    // A spring that runs k times as fast has k² the stiffness and k times the damping.
    let k = duration / length
    let share = way > 0 ? 1 / CGFloat(way) : 1
    return AnimationTiming(
      duration: length,
      course: .spring(
        mass: mass, stiffness: stiffness * k * k, damping: damping * k, velocity: velocity * share),
      velocities: velocities.map { CGVector(dx: $0.dx * share, dy: $0.dy * share) })
  }
}
