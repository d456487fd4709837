import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Pairs of transitions that overlap: what is asked for at some moment of another. Whatever the pair, at rest the film
/// shows the page on top of the stack, or what is presented over it, and the bar; and everything goes on from there.
@MainActor struct TransitionPairTests {
  enum Step: CaseIterable {
    case push, pop, popToRoot, replace, present, dismiss, edgePan, back
  }

  struct Pair: CustomTestStringConvertible {
    let first: Step
    let second: Step
    /// Of the first transition, in seconds after its start.
    let moment: TimeInterval

    var testDescription: String { "\(first), \(second) after \(moment) s" }
  }

  nonisolated static let pairs: [Pair] = [Step.push, .pop, .replace, .present, .dismiss, .edgePan].flatMap {
    first in
    Step.allCases.flatMap { second in
      [0, 1.0 / 60, 0.1, 0.35, 0.49, 0.6].map { Pair(first: first, second: second, moment: $0) }
    }
  }

  /// A page of one colour: nothing is white.
  private static func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    page.title = "Page"
    return page
  }

  @MainActor private final class Stage {
    let root = page(.red)
    let second = page(.green)
    let third = page(.blue)
    let other = page(.black)
    let modal = page(.purple)
    let navigation: UINavigationController
    let film: UIKitFilm
    var delegate: Custom?

    init(_ delegate: Custom? = nil) {
      let navigation = UINavigationController(rootViewController: root)
      self.navigation = navigation
      self.delegate = delegate
      modal.modalPresentationStyle = .fullScreen
      film = UIKitFilm { navigation }
      navigation.pushViewController(second, animated: false)
      navigation.delegate = delegate
      film.go(to: 0.5)
    }

    func take(_ step: Step, isFirst: Bool) {
      switch step {
      case .push: navigation.pushViewController(isFirst ? third : other, animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .popToRoot: navigation.popToRootViewController(animated: true)
      case .replace: navigation.setViewControllers([root, other], animated: true)
      case .present: navigation.present(modal, animated: true)
      case .dismiss: navigation.dismiss(animated: true)
      case .edgePan: touch(from: CGPoint(x: 2, y: 120), by: 150)
      case .back: touch(from: CGPoint(x: 20, y: 22), by: 0)
      }
    }

    /// A finger that goes down, maybe across, and up within a twentieth of a second. It may find nothing that answers.
    private func touch(from start: CGPoint, by distance: CGFloat) {
      let point = TapTarget.point(x: start.x, y: start.y)
      let action: InteractionAction =
        distance == 0
        ? .tap(point, count: 1)
        : .drag(
          point, .offsets([CGSize(width: distance, height: 0)]),
          InteractionAction.Pacing(duration: 0.2, curve: .linear, hold: 0))
      film.runtime.schedule(InteractionStep(at: film.runtime.now + 1e-3, action)) { _ in }
    }

    func wait(_ time: TimeInterval) { film.go(to: film.runtime.now + time) }

    /// Checks that what is shown is what should be.
    func check(_ comment: String) throws {
      let shown = navigation.presentedViewController ?? navigation.topViewController
      let color = try #require(shown?.view.backgroundColor).cgColor.components?.prefix(3).map { $0 }
      let pixel = try film.pixel(100, 150)
      let seen = [16, 8, 0].map { CGFloat((pixel >> $0) & 0xff) / 255 }
      for (a, b) in zip(color ?? [], seen) {
        #expect(abs(a - b) < 0.02, "\(comment): \(color ?? []), \(seen)")
      }
      #expect(navigation.view.isUserInteractionEnabled && navigation.navigationBar.isUserInteractionEnabled)
      guard navigation.presentedViewController == nil else { return }
      #expect(
        navigation.navigationBar.window != nil && navigation.navigationBar.alpha == 1, "\(comment): the bar")
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 200, height: 44), "\(comment)")
      #expect(navigation.view.superview != nil)
      #expect(navigation.viewControllers.first === root)
      #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem, "\(comment)")
      // Its line and one content, wholly there.
      #expect(navigation.navigationBar.subviews.count == 2, "\(comment)")
      #expect(navigation.navigationBar.subviews.allSatisfy { $0.alpha == 1 }, "\(comment)")
    }
  }

  @Test(
    "two transitions that overlap end with the page on top, its bar, and touches that count", arguments: pairs
  )
  func overlap(pair: Pair) throws {
    let stage = Stage()
    if pair.first == .dismiss {
      stage.navigation.present(stage.modal, animated: false)
      stage.wait(0.1)
    }
    stage.take(pair.first, isFirst: true)
    stage.wait(pair.moment)
    stage.take(pair.second, isFirst: false)
    stage.wait(2)
    try stage.check("at rest")
    // And on from there: everything goes away again.
    if stage.navigation.presentedViewController != nil {
      stage.navigation.dismiss(animated: true)
      stage.wait(1.5)
    }
    stage.navigation.popToRootViewController(animated: true)
    stage.wait(1.5)
    #expect(stage.navigation.viewControllers == [stage.root])
    try stage.check("at the root")
  }

  /// A transition of the scene's own, linear and of any length, which may forget to say that it has ended.
  @MainActor final class Custom: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let completes: Bool

    init(_ duration: TimeInterval, completes: Bool = true) {
      (self.duration, self.completes) = (duration, completes)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.center.x += 200
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: { to.center.x -= 200 },
        completion: { [completes] _ in if completes { context.completeTransition(true) } })
    }
  }

  @Test("a transition of the scene's own takes as long as it says", arguments: [0, 0.1, 3])
  func durations(duration: TimeInterval) throws {
    let stage = Stage(Custom(duration))
    stage.navigation.pushViewController(stage.third, animated: true)
    stage.wait(1.0 / 60)
    let edge = { stage.third.view.layer.presentation()?.frame.minX ?? -1 }
    if duration > 0 {
      #expect(abs(Double(edge()) - 200 * (1 - 1 / 60 / duration)) < 1.5, "\(edge())")
      stage.wait(duration / 2 - 1.0 / 60)
      #expect(abs(edge() - 100) < 1.5, "\(edge())")
      stage.wait(duration / 2 + 0.05)
    } else {
      stage.wait(1.0 / 30)
    }
    #expect(edge() == 0)
    try stage.check("pushed")
    stage.navigation.popViewController(animated: true)
    stage.wait(duration + 0.1)
    #expect(stage.navigation.topViewController === stage.second)
    try stage.check("popped")
  }

  @Test("after a transition that is never completed the stack stays as it is, with a message")
  func neverCompleted() throws {
    let stage = Stage(Custom(0.3, completes: false))
    stage.navigation.pushViewController(stage.third, animated: true)
    stage.wait(1)
    #expect(stage.third.view.frame.minX == 0)
    stage.navigation.delegate = nil
    let reported = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(reported) {
      stage.navigation.pushViewController(stage.other, animated: true)
    }
    #expect(reported.diagnostics.map(\.code) == ["navigation.busy"])
    #expect(stage.navigation.viewControllers == [stage.root, stage.second, stage.third])
  }
}
