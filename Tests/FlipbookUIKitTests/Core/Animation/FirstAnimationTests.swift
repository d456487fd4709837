import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Animations of UIKit's that begin before their views are in a window.
@MainActor struct FirstAnimationTests {
  enum Moment: CaseIterable { case loading, appearing }

  /// Moves three views by 100 in two seconds, evenly: in a block, by an animator, and by one that is scrubbed first.
  private final class Page: UIViewController {
    let moment: Moment
    let moved = (0..<3).map { UIView(frame: CGRect(x: 0, y: 20 * $0, width: 10, height: 10)) }
    var ends: [String] = []
    var scrubbed: UIViewPropertyAnimator!

    init(_ moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      moved.forEach(view.addSubview)
      if moment == .loading { animate() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .appearing { animate() }
    }

    private func animate() {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        self.moved[0].center.x += 100
      } completion: {
        self.ends.append("block \($0) \(CACurrentMediaTime())")
      }
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.moved[1].center.x += 100 }
      animator.addCompletion { _ in self.ends.append("animator \(CACurrentMediaTime())") }
      animator.startAnimation()
      scrubbed = UIViewPropertyAnimator(duration: 2, curve: .linear) { self.moved[2].center.x += 100 }
      scrubbed.fractionComplete = 0.3
    }

    /// How far the views are shown to have come.
    var shown: [Double] {
      moved.map { Double($0.layer.presentation()?.position.x ?? -1) - 5 }
    }
  }

  private func expect(_ page: Page, _ ways: [Double], _ comment: String) {
    for (seen, way) in zip(page.shown, ways) { #expect(abs(seen - way) < 0.01, "\(comment): \(page.shown)") }
  }

  @Test("a window's first view controller animates from when its view loads", arguments: Moment.allCases)
  func first(moment: Moment) {
    let page = Page(moment)
    let film = UIKitFilm { page }
    expect(page, [0, 0, 30], "at first")
    film.go(to: 0.5)
    expect(page, [25, 25, 30], "after 0.5 s")
    page.scrubbed.startAnimation()
    film.go(to: 1)
    expect(page, [50, 50, 55], "after 1 s")
    film.go(to: 2.5)
    expect(page, [100, 100, 100], "at the end")
    #expect(page.ends.sorted() == ["animator 2.0", "block true 2.0"])
  }

  @Test(
    "so do the first pages of containers, and views that the application shows", arguments: [true, false])
  func contained(inNavigation: Bool) {
    let page = Page(.loading)
    let film = UIKitFilm {
      inNavigation ? UINavigationController(rootViewController: page) : Outer(page)
    }
    film.go(to: 1)
    expect(page, [50, 50, 30], "in a container")
  }

  /// Has another controller's view in its own.
  private final class Outer: UIViewController {
    let inner: UIViewController

    init(_ inner: UIViewController) {
      self.inner = inner
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(inner)
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
    }
  }

  @Test(
    "a view controller that comes later shows the end of what it animates as it loads, and animates as it appears",
    arguments: [true, false])
  func later(isPushed: Bool) {
    for moment in Moment.allCases {
      let page = Page(moment)
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let film = UIKitFilm { navigation }
      film.go(to: 0.5)
      if isPushed {
        navigation.pushViewController(page, animated: true)
      } else {
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
      }
      film.go(to: 1.5)
      if moment == .loading {
        expect(page, [100, 100, 100], "as it loads")
      } else {
        expect(page, [50, 50, 30], "as it appears")
      }
    }
  }

  @Test("a pushed controller's view has loaded before it is reported that it will appear")
  func order() {
    final class Reporting: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear")
      }
    }
    let reported = Reporting()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let film = UIKitFilm { navigation }
    navigation.pushViewController(reported, animated: true)
    film.go(to: 1)
    #expect(reported.calls == ["load", "appear"])
  }

  @Test("a view that doesn't arrive shows the end, and its block ends at once")
  func strayed() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var end: TimeInterval?
    let film = UIKitFilm { _ in
      UIView.animate(withDuration: 2) {
        stray.center.x = 105
      } completion: { _ in
        end = CACurrentMediaTime()
      }
    }
    film.go(to: 0.1)
    #expect(stray.center.x == 105)
    #expect(end == 0)
    #expect(stray.layer.animationKeys() ?? [] == [])
  }
}
