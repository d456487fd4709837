import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A running transition between two view controllers.
final class TransitionContext: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController?
  private let to: UIViewController?
  private let views: [UITransitionContextViewKey: UIView]
  private let frames: (initial: [UIViewController: CGRect], final: [UIViewController: CGRect])
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionDuration: TimeInterval = 0
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var completion: ((Bool) -> Void)?
  private var alongside: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var afterwards: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var hasStarted = false
  private let record = ChangeRecord()

  /// Makes a transition.
  ///
  /// - Parameter completion: Tidies up. It is called with whether the transition was carried through.
  init(
    container: UIView, from: UIViewController?, to: UIViewController?,
    views: [UITransitionContextViewKey: UIView], initialFrames: [UIViewController: CGRect],
    finalFrames: [UIViewController: CGRect], isAnimated: Bool, style: UIModalPresentationStyle,
    completion: @escaping (Bool) -> Void
  ) {
    containerView = container
    (self.from, self.to) = (from, to)
    self.views = views
    frames = (initialFrames, finalFrames)
    self.isAnimated = isAnimated
    presentationStyle = style
    self.completion = completion
  }

  // MARK: Queries of animators

  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect { frames.initial[vc] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { frames.final[vc] ?? .zero }

  // MARK: Running

  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    transitionDuration = animator.transitionDuration(using: self)
    if let interaction, interaction.wantsInteractiveStart {
      self.interaction = interaction
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      startAnimation()
    }
  }

  /// Has the animator start its animations.
  func startAnimation() {
    guard !hasStarted else { return }
    hasStarted = true
    beginTime = localTime
    let outer = ViewAnimation.record
    ViewAnimation.record = record
    animator?.animateTransition(using: self)
    runAlongside()
    ViewAnimation.record = outer
  }

  private func runAlongside() {
    let animations = alongside
    alongside = []
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { animations.forEach { $0(self) } }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { afterwards.append(completion) }
    if hasStarted { runAlongside() }
    return true
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    containerView.layer.speed = 1
    containerView.layer.beginTime = 0
    containerView.layer.timeOffset = 0
    animator?.animationEnded(didComplete)
    completion(didComplete)
    let actions = afterwards
    afterwards = []
    actions.forEach { $0(self) }
    animator = nil
    interaction = nil
  }

  // MARK: Being led

  /// The container's time at the begin of the animations.
  private var beginTime: TimeInterval = 0
  private var standsStill = false
  /// The property animators of the transition, whose animations go by the container's time as all others do.
  private var animators: [UIViewPropertyAnimator] { record.animators }

  private var localTime: TimeInterval { containerView.layer.convertTime(FilmClock.now, from: nil) }

  func holdStill() {
    let layer = containerView.layer
    let time = localTime
    standsStill = true
    layer.speed = 0
    layer.timeOffset = time
    animators.forEach { $0.waitForTransition(after: time - beginTime) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    let share = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
    self.percentComplete = share
    guard standsStill else { return }
    setTime(beginTime + Double(share) * transitionDuration)
  }

  private func setTime(_ time: TimeInterval) {
    containerView.layer.timeOffset = time
    animators.forEach { $0.setTransitionTime(time - beginTime) }
  }

  func finishInteractiveTransition() { letGo(forwards: true) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    letGo(forwards: false)
  }

  func pauseInteractiveTransition() {
    guard !standsStill else { return }
    isInteractive = true
    holdStill()
    if transitionDuration > 0 {
      percentComplete = min(max(CGFloat((localTime - beginTime) / transitionDuration), 0), 1)
    }
  }

  private func letGo(forwards: Bool) {
    guard standsStill else {
      completeTransition(forwards)
      return
    }
    standsStill = false
    isInteractive = false
    let layer = containerView.layer
    let speed = Double(max(interaction?.completionSpeed ?? 1, 0.01))
    let shown = layer.timeOffset
    if forwards {
      layer.speed = Float(speed)
      layer.beginTime = layer.superlayer?.convertTime(FilmClock.now, from: nil) ?? FilmClock.now
      layer.timeOffset = shown
      animators.forEach { $0.leaveTransitionTime(at: speed) }
    } else {
      goBack(from: shown, to: beginTime, speed: speed, since: FilmClock.now)
    }
  }

  /// Sets the container's time back step by step: in a time that runs backwards no animation would end.
  private func goBack(
    from shown: TimeInterval, to start: TimeInterval, speed: Double, since begin: TimeInterval
  ) {
    let time = shown - (FilmClock.now - begin) * speed
    guard time > start + 1e-9 else {
      // Back at the start, views get their former values. Their animations are removed, which calls the
      // completions.
      record.revert()
      containerView.stopAnimations()
      animators.forEach { $0.endAtStart() }
      FilmClock.post(after: 0) { self.completeTransition(false) }
      return
    }
    setTime(time)
    FilmClock.post(after: min(1.0 / 120, (time - start) / speed)) { [self] in
      goBack(from: shown, to: start, speed: speed, since: begin)
    }
  }
}

extension UIView {
  /// Ends the animations of all layers in the view.
  fileprivate func stopAnimations() {
    func stop(_ layer: CALayer) {
      layer.removeAllAnimations()
      layer.sublayers?.forEach(stop)
    }
    stop(layer)
  }
}
