import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Gestures of UIKit's as scripts make them.
@MainActor struct GestureScriptTests {
  private typealias Action = InteractionAction

  private func play(_ film: UIKitFilm, at time: TimeInterval, _ action: InteractionAction) {
    film.runtime.schedule(InteractionStep(at: time, action)) { Issue.record("a step came to nothing: \($0)") }
  }

  private func drag(
    _ x: CGFloat, _ y: CGFloat, by offset: CGSize, _ duration: TimeInterval, hold: TimeInterval = 0
  )
    -> InteractionAction
  {
    .drag(
      .point(x: x, y: y), .offsets([offset]),
      Action.Pacing(duration: duration, curve: .linear, hold: hold))
  }

  /// Hears a recognizer.
  @MainActor private final class Ear {
    let action: (UIGestureRecognizer) -> Void
    init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
    func hear(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    static let selector = Selector.method("hear", Ear.hear)
  }

  @Test("a pan reports how far it has come, how fast it goes, and its states in order")
  func pan() throws {
    var states: [UIGestureRecognizer.State] = []
    var last = (translation: CGPoint.zero, velocity: CGPoint.zero)
    let ear = Ear { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      if states.last != pan.state { states.append(pan.state) }
      last = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
    }
    let pan = UIPanGestureRecognizer(target: ear, action: Ear.selector)
    let film = UIKitFilm { $0.addGestureRecognizer(pan) }
    play(film, at: 0.5, drag(50, 100, by: CGSize(width: 100, height: 30), 0.5))
    film.go(to: 2)
    #expect(states == [.began, .changed, .ended])
    // A pan is known after ten points of the way, which it does not count.
    #expect(abs(last.translation.x - 90) < 4 && last.translation.y > 25)
    #expect(abs(last.velocity.x - 200) < 2 && abs(last.velocity.y - 60) < 1)
  }

  @Test("a finger leaves with the velocity that its script gives it")
  func givenVelocity() {
    var last: (state: UIGestureRecognizer.State, velocity: CGPoint)?
    let ear = Ear { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      last = (pan.state, pan.velocity(in: pan.view))
    }
    let pan = UIPanGestureRecognizer(target: ear, action: Ear.selector)
    let film = UIKitFilm { $0.addGestureRecognizer(pan) }
    play(
      film, at: 0.5,
      .drag(
        .point(x: 50, y: 100), .offsets([CGSize(width: 100, height: 0)]),
        Action.Pacing(duration: 0.5, curve: .linear, velocity: CGSize(width: 900, height: -700))))
    film.go(to: 0.9)
    #expect(abs((last?.velocity.x ?? 0) - 200) < 2)
    film.go(to: 2)
    #expect(last?.state == .ended && last?.velocity == CGPoint(x: 900, y: -700))
  }

  @Test("a pinch and a rotation follow two fingers about their middle")
  func twoFingers() throws {
    var (scales, angles): ([CGFloat], [CGFloat]) = ([], [])
    let ear = Ear { recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { scales.append(pinch.scale) }
      if let turn = recognizer as? UIRotationGestureRecognizer { angles.append(turn.rotation) }
    }
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    // As `#selector(ear.hear)` is compiled.
    let selector = Selector.method("ear.hear", ear.hear)
    for one in [pinch, turn] as [UIGestureRecognizer] { one.addTarget(ear, action: selector) }
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let film = UIKitFilm {
      box.addGestureRecognizer(pinch)
      box.addGestureRecognizer(turn)
      $0.addSubview(box)
    }
    play(
      film, at: 0.5,
      .pinch(.point(x: 100, y: 100), scale: 2, degrees: 90, Action.Pacing(duration: 0.5, curve: .linear)))
    film.go(to: 0.75)
    #expect(abs((scales.last ?? 0) - 1.5) < 0.06)
    #expect(abs((angles.last ?? 0) - .pi / 4) < 0.08)
    #expect(pinch.location(in: box) == CGPoint(x: 50, y: 50))
    film.go(to: 1.5)
    #expect(scales.last == 2 && abs((angles.last ?? 0) - .pi / 2) < 1e-9)
    #expect(scales == scales.sorted() && pinch.state == .ended && turn.state == .ended)
  }

  @Test("a long press begins after half a second of rest and ends with the finger")
  func longPress() {
    var heard: [(UIGestureRecognizer.State, TimeInterval)] = []
    let ear = Ear { heard.append(($0.state, FilmClock.now)) }
    let press = UILongPressGestureRecognizer(target: ear, action: Ear.selector)
    let film = UIKitFilm { $0.addGestureRecognizer(press) }
    play(film, at: 1, .longPress(.point(x: 80, y: 80), duration: 0.9))
    film.go(to: 3)
    #expect(heard.map(\.0) == [.began, .ended])
    #expect(abs((heard.first?.1 ?? 0) - 1.5) < 0.02 && abs((heard.last?.1 ?? 0) - 1.9) < 0.02)
  }

  @Test("a swipe is known by its direction; a slow drag is none")
  func swipe() {
    var heard: [String] = []
    let ear = Ear { recognizer in
      guard let swipe = recognizer as? UISwipeGestureRecognizer else { return }
      heard.append("\(swipe.direction.rawValue) \((FilmClock.now * 10).rounded() / 10)")
    }
    let film = UIKitFilm { view in
      for direction in [UISwipeGestureRecognizer.Direction.left, .up] {
        let swipe = UISwipeGestureRecognizer(target: ear, action: Ear.selector)
        swipe.direction = direction
        view.addGestureRecognizer(swipe)
      }
    }
    play(film, at: 0.5, drag(150, 100, by: CGSize(width: -100, height: 5), 0.2))
    play(film, at: 1.5, drag(100, 150, by: CGSize(width: 4, height: -100), 0.2))
    play(film, at: 2.5, drag(150, 100, by: CGSize(width: -100, height: 0), 2))
    film.go(to: 5)
    #expect(heard == ["2 0.6", "4 1.6"])
  }

  @Test("a pan from the edge of the screen begins there alone")
  func edge() {
    var count = 0
    let ear = Ear { if $0.state == .began { count += 1 } }
    let edge = UIScreenEdgePanGestureRecognizer(target: ear, action: Ear.selector)
    edge.edges = .left
    let film = UIKitFilm { $0.addGestureRecognizer(edge) }
    play(film, at: 0.5, drag(60, 100, by: CGSize(width: 80, height: 0), 0.3))
    film.go(to: 1)
    #expect(count == 0)
    play(film, at: 1.5, drag(4, 100, by: CGSize(width: 80, height: 0), 0.3))
    film.go(to: 2.5)
    #expect(count == 1)
  }

  // MARK: What gestures lead

  /// A pane that is pulled down to be dismissed.
  private final class Pane: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private var interaction: UIPercentDrivenInteractiveTransition?
    private(set) var log: [String] = []

    init() {
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
      view.backgroundColor = .blue
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector.method("panned", Pane.panned)))
    }

    required init?(coder: NSCoder) { nil }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let share = pan.translation(in: view.superview).y / 200
      switch pan.state {
      case .began:
        interaction = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: interaction?.update(share)
      case .ended:
        let goes = share > 0.5 || pan.velocity(in: nil).y > 500
        log.append(goes ? "finish" : "cancel")
        if goes { interaction?.finish() } else { interaction?.cancel() }
        interaction = nil
      default: break
      }
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.y += 200 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test(
    "a dismissal that a pan leads follows the finger, goes back when it is let go early, and is carried through after"
  )
  func dismissal() throws {
    let (root, pane) = (UIViewController(), Pane())
    let film = UIKitFilm { root }
    root.present(pane, animated: false)
    film.go(to: 0.1)
    func y() -> CGFloat { (pane.view.layer.presentation() ?? pane.view.layer).frame.minY }
    // A hundred points, of which ten recognise the pan.
    play(film, at: 0.5, drag(100, 50, by: CGSize(width: 0, height: 60), 0.6, hold: 0.3))
    film.go(to: 1.3)
    #expect(abs(y() - 50) < 3)
    film.go(to: 2)
    #expect(pane.log == ["cancel"] && y() == 0 && root.presentedViewController === pane)
    play(film, at: 2.5, drag(100, 20, by: CGSize(width: 0, height: 150), 0.5, hold: 0.2))
    film.go(to: 3.1)
    #expect(abs(y() - 140) < 3)
    film.go(to: 4)
    #expect(pane.log == ["cancel", "finish"] && root.presentedViewController == nil)
    #expect(try film.pixel(100, 100) != 0xff00_00ff)
  }

  @Test("an animator is scrubbed by a pan, and goes on by itself when the finger is lifted")
  func scrubbed() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    let ear = Ear { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began: animator.pauseAnimation()
      case .changed: animator.fractionComplete = pan.translation(in: nil).x / 100
      case .ended: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    }
    let film = UIKitFilm {
      $0.addGestureRecognizer(UIPanGestureRecognizer(target: ear, action: Ear.selector))
      $0.addSubview(box)
    }
    func x() -> CGFloat { (box.layer.presentation() ?? box.layer).position.x }
    play(film, at: 0.5, drag(50, 150, by: CGSize(width: 60, height: 0), 0.5, hold: 0.5))
    film.go(to: 1.2)
    let held = x()
    // Half of the way: fifty points and a sample's length more or less.
    #expect(abs(held - 60) < 3)
    film.go(to: 1.45)
    #expect(x() == held)
    film.go(to: 1.75)
    #expect(abs(x() - held - 25) < 1)
    film.go(to: 2.5)
    #expect(x() == 110 && animator.state == .inactive)
  }

  @Test("a swipe from the left edge pops a view controller")
  func edgePop() {
    let (one, two) = (UIViewController(), UIViewController())
    one.view.backgroundColor = .white
    two.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: one)
    let film = UIKitFilm { navigation }
    navigation.pushViewController(two, animated: false)
    film.go(to: 0.1)
    play(film, at: 0.5, drag(3, 120, by: CGSize(width: 150, height: 0), 0.4))
    film.go(to: 0.8)
    let shift = (two.view.layer.presentation() ?? two.view.layer).frame.minX
    #expect(shift > 60 && shift < 140)
    film.go(to: 2)
    #expect(navigation.viewControllers == [one])
  }
}
