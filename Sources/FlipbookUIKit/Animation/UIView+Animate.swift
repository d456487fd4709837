import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

extension UIView {
  /// Whether changes of views are animated at all. True unless switched off.
  public private(set) static var areAnimationsEnabled = true

  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Makes changes that take effect at once, inside an animation block too.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  /// How long the animation lasts that is being made, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { inheritedDurations.last ?? 0 }
  private static var inheritedDurations: [TimeInterval] = []

  /// Puts what holds for all views back to how a new process has it.
  static func resetAnimationSettings() { (areAnimationsEnabled, inheritedDurations) = (true, []) }

  private static func start(
    _ timing: AnimationTiming, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      ViewAnimation.run(nil, animations)
      if let completion { FilmClock.post(after: 0) { completion(true) } }
      return
    }
    inheritedDurations.append(timing.duration)
    defer { inheritedDurations.removeLast() }
    BlockAnimation(timing: timing, delay: delay, options: options, completion: completion).start(animations)
  }

  /// Animates the changes that a block makes to views.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - completion: Called when the last animation has ended: with false if one was cut short.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(
      AnimationTiming(duration: max(duration, 0), course: .curve(options.curve.timingFunction)), delay,
      options,
      animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Animates with a spring that rests after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshoot, towards 0 for more and more.
  ///   - velocity: At the start, in whole ways per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(
      .spring(duration: duration, dampingRatio: dampingRatio, velocity: velocity), delay, options, animations,
      completion)
  }

  /// Animates with a spring.
  ///
  /// - Parameters:
  ///   - duration: The spring's perceptual duration, in seconds.
  ///   - bounce: 0 for none, towards 1 for more; negative for slower.
  ///   - initialSpringVelocity: In whole ways per second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    let settling = spring.settlingDuration(
      target: 1.0, initialVelocity: Double(initialSpringVelocity), epsilon: 0.001)
    start(
      AnimationTiming(
        duration: settling,
        course: .spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          velocity: initialSpringVelocity)), delay, options, animations, completion)
  }

  /// Animates a course of changes, each in its part of the time.
  ///
  /// - Parameter animations: Adds keyframes with `addKeyframe`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = KeyframeBlock()
    let outer = KeyframeBlock.open
    KeyframeBlock.open = block
    block.add(start: 0, duration: 1, animations)
    KeyframeBlock.open = outer
    block.start(duration: max(duration, 0), delay: max(delay, 0), options: options, completion: completion)
  }

  /// Adds changes to the course that is being made.
  ///
  /// - Parameters: Shares of the course's duration, 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.open else { return animations() }
    block.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Changes what a view shows, with a transition between before and after.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = ContentTransitionAnimation(options: options, duration: max(duration, 0))
    guard areAnimationsEnabled, view.window != nil, duration > 0 else {
      animations?()
      if let completion { FilmClock.post(after: 0) { completion(true) } }
      return
    }
    transition.run(on: view, changes: animations ?? {}, completion: completion)
  }

  /// Puts one view in the place of another, with a transition.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          if toView.superview !== container { container.addSubview(toView) }
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Has the changes that a block makes inside an animation block repeated.
  ///
  /// - Parameters:
  ///   - count: How often they run; may be a fraction.
  ///   - autoreverses: Whether each run is followed by one backwards, which belongs to it.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = BlockAnimation.repetition
    BlockAnimation.repetition = (Float(max(count.isNaN ? 1 : count, 0)), autoreverses)
    defer { BlockAnimation.repetition = outer }
    animations()
  }
}
