import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

extension UIView {
  /// The scene's part of ``SceneContext`` for settings of animations.
  @MainActor
  private final class AnimationState {
    var isEnabled = true
    var inheritedDurations: [TimeInterval] = []

    nonisolated init() {}
  }

  private static let animationSlot = ContextSlot(.scene) { AnimationState() }
  private static var animationState: AnimationState { SceneContext.current[animationSlot] }

  /// Whether changes of views are animated; true unless switched off.
  public static var areAnimationsEnabled: Bool { animationState.isEnabled }

  /// Switches all animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationState.isEnabled = enabled }

  /// Makes changes at once, also inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  /// The length of the animation that is being made, in seconds; 0 outside one.
  public static var inheritedAnimationDuration: TimeInterval { animationState.inheritedDurations.last ?? 0 }

  private static func start(
    _ timing: AnimationTiming, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      ViewAnimation.run(nil, animations)
      if let completion { FilmClock.post(after: 0) { completion(true) } }
      return
    }
    let state = animationState
    state.inheritedDurations.append(timing.duration)
    defer { state.inheritedDurations.removeLast() }
    BlockAnimation(timing: timing, delay: delay, options: options, completion: completion).start(animations)
  }

  /// Animates the changes that a block makes to views.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - completion: Called when the last animation has ended; with false if one was cut short.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(
      AnimationTiming(duration: max(duration, 0), curve: .cubic(options.curve.timingFunction)), delay,
      options,
      animations, completion)
  }

  /// Animates the changes that a block makes to views, easing in and out. The duration is in seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Animates the changes that a block makes to views, easing in and out. The duration is in seconds.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Animates with a spring that rests after `duration`.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - dampingRatio: 1 for no overshoot, towards 0 for more and more.
  ///   - velocity: At the start, in whole ways a second.
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
  ///   - bounce: 0 for none, towards 1 for more; below 0 for a slower approach.
  ///   - initialSpringVelocity: In whole ways a second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    let settling = spring.restingTime(
      target: 1.0, initialVelocity: Double(initialSpringVelocity), epsilon: 0.001)
    start(
      AnimationTiming(
        duration: settling,
        curve: .spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          velocity: initialSpringVelocity), allowsOverdamping: spring.dampingRatio > 1), delay, options,
      animations, completion)
  }

  /// Animates a timeline of changes, each in its part of the time.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  ///   - animations: Adds keyframes with `addKeyframe`.
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

  /// Adds changes to the timeline that is being made.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a share of the timeline, 0…1.
  ///   - frameDuration: The length, as a share of the timeline, 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.open else { return animations() }
    block.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Changes the content of a view, with a transition from before to after. The duration is in seconds.
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

  /// Replaces one view by another, with a transition. The duration is in seconds.
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

  /// Repeats the changes that a block makes inside an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of runs. It may be a fraction.
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
