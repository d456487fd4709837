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

  @Test("a view of a storyboard that names no device is as large as the screen, unless it has subviews")
  func template() throws {
    func size(_ inside: String) throws -> CGSize {
      let file = try NibDocuments.storyboard(
        initial: "one",
        [
          """
          <viewController id="one"><view key="view" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inside)</view></viewController>
          """
        ])
      var found = CGSize.zero
      let film = UIKitFilm(size: CGSize(width: 390, height: 844)) {
        let controller = UIStoryboard(file).instantiateInitialViewController() ?? UIViewController()
        found = controller.view.bounds.size
        return controller
      }
      film.go(to: 0.1)
      return found
    }
    #expect(try size("") == CGSize(width: 390, height: 844))
    #expect(try size("<subviews><view id=\"v2\"/></subviews>") == CGSize(width: 375, height: 667))
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

  @Test("the collection of a storyboard's controller lies in a view, as one that is made does")
  func wrapper() throws {
    let file = try NibDocuments.storyboard(
      initial: "c",
      [
        """
        <collectionViewController id="c"><collectionView key="view" dataMode="prototypes" id="cv">
        \(NibDocuments.frame)<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
        </collectionView></collectionViewController>
        """
      ])
    let controller = try #require(
      UIStoryboard(file).instantiateInitialViewController() as? UICollectionViewController)
    controller.loadViewIfNeeded()
    let collection = try #require(controller.collectionView)
    #expect(controller.view !== collection && collection.superview === controller.view)
    #expect(controller.view.backgroundColor == nil && collection.backgroundColor == .red)
    #expect(collection.frame == controller.view.bounds)
  }
}
