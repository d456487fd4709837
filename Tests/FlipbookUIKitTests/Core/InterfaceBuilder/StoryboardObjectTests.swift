import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// The delegate of a stack that a storyboard makes as an object of its own.
@MainActor
final class StackWatcher: NSObject, UINavigationControllerDelegate {
  var shown = 0
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { shown += 1 }
}

/// A controller that prepares what it presents.
@MainActor
final class PreparingController: UIViewController {
  var written: UIModalPresentationStyle?
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    written = segue.destination.modalPresentationStyle
    segue.destination.modalPresentationStyle = .custom
  }
}

@MainActor
@Suite("Objects and segues of storyboards")
struct StoryboardObjectTests {
  init() {
    NibClasses.register(StackWatcher.self) { StackWatcher() }
    NibClasses.register(PreparingController.self)
  }

  @Test("a stack's delegate that is an object of its scene is made with it and stays")
  func delegate() throws {
    let file = try NibDocuments.storyboard(
      initial: "nav",
      [
        """
        <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
        <connections><outlet property="delegate" destination="d" id="o1"/>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController><customObject id="d" customClass="StackWatcher"/>
        """,
        "<viewController id=\"one\"><view key=\"view\" id=\"v1\"/></viewController>",
      ])
    let navigation = try #require(
      UIStoryboard(file).instantiateInitialViewController() as? UINavigationController)
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { navigation }
    film.go(to: 0.2)
    let watcher = try #require(navigation.delegate as? StackWatcher)
    let before = watcher.shown
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(watcher.shown == before + 1)
  }

  @Test("a segue's style is set before the source prepares the destination, whose choice stays")
  func style() throws {
    let file = try NibDocuments.storyboard(
      initial: "one",
      [
        """
        <viewController customClass="PreparingController" id="one"><view key="view" id="v1"/>
        <connections><segue destination="two" kind="presentation" identifier="go"
        modalPresentationStyle="fullScreen" id="s1"/></connections></viewController>
        """,
        "<viewController id=\"two\"><view key=\"view\" id=\"v2\"/></viewController>",
      ])
    let source = try #require(UIStoryboard(file).instantiateInitialViewController() as? PreparingController)
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { source }
    film.go(to: 0.2)
    source.performSegue(withIdentifier: "go", sender: nil)
    film.go(to: 1)
    #expect(source.written == .fullScreen)
    #expect(source.presentedViewController?.modalPresentationStyle == .custom)
  }
}
