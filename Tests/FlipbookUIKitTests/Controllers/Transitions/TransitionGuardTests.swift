import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// What is asked for while something else is under way.
@MainActor struct TransitionGuardTests {
  private func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  @Test("a push or a pop during a transition leaves the stack as it is, and the film its page")
  func navigation() throws {
    let (one, two, three) = (page(.white), page(.black), page(.white))
    let navigation = UINavigationController(rootViewController: one)
    let film = UIKitFilm { navigation }
    navigation.pushViewController(two, animated: true)
    film.go(to: 0.2)
    let reported = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(reported) {
      #expect(navigation.popViewController(animated: true) == nil)
      navigation.pushViewController(three, animated: true)
    }
    #expect(reported.diagnostics.map(\.code).allSatisfy { $0 == "navigation.busy" })
    #expect(!reported.diagnostics.isEmpty)
    film.go(to: 1)
    #expect(navigation.viewControllers == [one, two])
    #expect(try film.pixel(100, 150) == 0xff00_0000)
    navigation.popViewController(animated: true)
    film.go(to: 2)
    #expect(try film.pixel(100, 150) == 0xffff_ffff)
  }

  @Test("a dismissal during a presentation is left out")
  func modal() throws {
    let (root, modal) = (page(.white), page(.black))
    modal.modalPresentationStyle = .fullScreen
    let film = UIKitFilm { root }
    root.present(modal, animated: true)
    film.go(to: 0.2)
    root.dismiss(animated: true)
    film.go(to: 1)
    #expect(root.presentedViewController === modal)
    #expect(try film.pixel(100, 100) == 0xff00_0000)
    root.dismiss(animated: true)
    film.go(to: 2)
    #expect(root.presentedViewController == nil)
    #expect(try film.pixel(100, 100) == 0xffff_ffff)
  }

  @MainActor private final class Box {
    var view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var animator: UIViewPropertyAnimator!
    var shown: Double { Double(view.layer.presentation()?.position.x ?? -1) }
  }

  /// A film of a view that an animator of two seconds takes from 5 to 105.
  private func animated() -> (UIKitFilm, Box) {
    let box = Box()
    let film = UIKitFilm { view in view.addSubview(box.view) }
    box.animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.view.center.x = 105 }
    return (film, box)
  }

  @Test("an animator that is paused, turned round and started in one turn goes on from where it is")
  func animator() {
    for turns in [false, true] {
      let (film, box) = animated()
      box.animator.startAnimation()
      film.go(to: 0.5)
      #expect(abs(box.shown - 30) < 1e-6)
      box.animator.pauseAnimation()
      #expect(abs(box.shown - 30) < 1e-6)
      box.animator.isReversed = turns
      box.animator.startAnimation()
      film.go(to: 0.75)
      #expect(abs(box.shown - (turns ? 17.5 : 42.5)) < 1e-3, "\(turns): \(box.shown)")
    }
  }

  @Test("a layer keeps the colour that it was given before its view came into a window")
  func background() throws {
    let film = UIKitFilm { view in
      let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      child.layer.backgroundColor = UIColor.black.cgColor
      view.addSubview(child)
    }
    #expect(try film.pixel(40, 40) == 0xff00_0000)
  }

  private final class Appearing: UIViewController {
    let box = CALayer()

    override func viewDidLoad() {
      super.viewDidLoad()
      box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.layer.addSublayer(box)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      CATransaction.setAnimationDuration(1)
      box.position.x = 105
    }
  }

  @Test("what changes as a view has appeared is animated, of layers that came with it too")
  func appearing() {
    let controller = Appearing()
    let film = UIKitFilm { controller }
    film.go(to: 0.5)
    let x = controller.box.presentation()?.position.x ?? 0
    #expect(x > 40 && x < 104, "\(x)")
    film.go(to: 1.1)
    #expect(controller.box.presentation()?.position.x == 105)
  }
}
