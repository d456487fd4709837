import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("Children that come while their parent does")
struct LateChildTests {
  @MainActor
  private final class Child: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did")
    }
    override func didMove(toParent parent: UIViewController?) {
      if tellsParent { super.didMove(toParent: parent) }
    }
    var tellsParent = true
  }

  /// Adds a child as its view is laid out for the first time.
  @MainActor
  private final class Parent: UIViewController {
    let child = Child()
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard child.parent == nil else { return }
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test("a child that is added in the layout of a push appears with its parent", arguments: [true, false])
  func push(tellsParent: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { stack }
    film.go(to: 0.1)
    let parent = Parent()
    parent.child.tellsParent = tellsParent
    stack.pushViewController(parent, animated: true)
    film.go(to: 0.2)
    #expect(parent.child.log == (tellsParent ? ["will true"] : []))
    film.go(to: 1.5)
    #expect(parent.child.log == ["will true", "did"])
  }
}
