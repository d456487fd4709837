import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// A controller of a scene's own.
@MainActor
final class FirstController: UIViewController {
  var label: UILabel!
  var log: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(label?.text ?? "-")")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "-") to \(type(of: segue.destination))")
    (segue.destination as? SecondController)?.word = "given"
  }
  func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
}

/// The controller that it shows.
@MainActor
final class SecondController: UIViewController {
  var word = ""
}

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  init() {
    NibClasses.register(FirstController.self)
    NibClasses.register(SecondController.self)
    NibClasses.register(FirstController.self) {
      [
        .property("label", \FirstController.label),
        .action("back:", .method("back:", FirstController.back(_:))),
      ]
    }
  }

  @Test("a label without a text has none, and not a key; a split view controller has its two columns")
  func columns() throws {
    let frame = NibDocuments.frame
    let board = UIStoryboard(
      try NibDocuments.storyboard(
        initial: "split",
        [
          """
          <splitViewController id="split" sceneMemberID="viewController">
          <connections><segue destination="one" kind="relationship" relationship="masterViewController" id="s1"/>
          <segue destination="two" kind="relationship" relationship="detailViewController" id="s2"/></connections>
          </splitViewController>
          """,
          """
          <viewController customClass="FirstController" id="one">
          <view key="view" contentMode="scaleToFill" id="v">\(frame)<subviews>
          <label text="" id="l">\(frame)</label></subviews></view>
          <connections><outlet property="label" destination="l" id="o1"/></connections>
          </viewController>
          """,
          """
          <viewController customClass="SecondController" id="two"/>
          """,
        ]))
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    let first = try #require(split.viewController(for: .primary) as? FirstController)
    #expect(split.viewController(for: .secondary) is SecondController)
    first.loadViewIfNeeded()
    #expect(first.log == ["loaded "])
  }

  private func stack() throws -> UIStoryboard {
    let frame = NibDocuments.frame
    return UIStoryboard(
      try NibDocuments.storyboard(
        initial: "nav",
        [
          """
          <navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
          <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="s1"/></connections>
          </navigationController>
          """,
          """
          <viewController title="One" storyboardIdentifier="First" customClass="FirstController" id="one">
          <view key="view" contentMode="scaleToFill" id="v">\(frame)<subviews>
          <label text="From the board" id="l">\(frame)</label>
          <button buttonType="system" id="b">\(frame)<state key="normal" title="Go"/>
          <connections><segue destination="two" kind="show" identifier="go" id="s2"/></connections></button>
          </subviews></view>
          <navigationItem key="navigationItem" title="First" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
          <connections><outlet property="label" destination="l" id="o1"/></connections>
          </viewController>
          """,
          """
          <viewController customClass="SecondController" id="two">
          <view key="view" contentMode="scaleToFill" id="v2">\(frame)<subviews>
          <button buttonType="system" id="b2">\(frame)
          <connections><segue destination="exit" kind="unwind" unwindAction="back:" animates="NO" id="s3"/></connections>
          </button></subviews></view></viewController><exit id="exit" sceneMemberID="exit"/>
          """,
        ]))
  }

  @Test("the first controller stands in its stack with its title, its items and its outlets")
  func initial() throws {
    let board = try stack()
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let first = try #require(navigation.topViewController as? FirstController)
    #expect(navigation.navigationBar.prefersLargeTitles && first.title == "One")
    #expect(first.navigationItem.title == "First" && first.navigationItem.rightBarButtonItems?.count == 1)
    #expect(first.log.isEmpty && !first.isViewLoaded)
    first.loadViewIfNeeded()
    #expect(first.log == ["loaded From the board"] && first.storyboard != nil)
  }

  @Test("a touch performs its segue, by code too, and an unwinding segue goes back")
  func segues() throws {
    let board = try stack()
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let film = UIKitFilm(size: CGSize(width: 390, height: 844)) { navigation }
    let first = try #require(navigation.topViewController as? FirstController)
    (first.view.subviews[1] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    film.go(to: 1)
    let second = try #require(navigation.topViewController as? SecondController)
    #expect(second.word == "given" && navigation.viewControllers.count == 2)
    (second.view.subviews[0] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    film.go(to: 2)
    #expect(navigation.topViewController === first)
    first.performSegue(withIdentifier: "go", sender: nil)
    film.go(to: 3)
    #expect(
      first.log == [
        "loaded From the board", "go to SecondController", "back from SecondController",
        "go to SecondController",
      ])
  }

  @Test("an identifier gives its controller, and one that isn't there an empty one")
  func identifiers() throws {
    let board = try stack()
    #expect(board.instantiateViewController(withIdentifier: "First") is FirstController)
    let made: FirstController = board.instantiateViewController(identifier: "First") {
      FirstController(coder: $0)
    }
    #expect(made.title == "One")
    #expect(type(of: board.instantiateViewController(withIdentifier: "None")) == UIViewController.self)
  }

  @Test("a table's fixed rows come from the storyboard, and its prototypes give cells")
  func tables() throws {
    let file = try NibDocuments.storyboard(
      initial: "t",
      [
        """
        <tableViewController id="t"><tableView key="view" dataMode="static" style="grouped" rowHeight="44"
        sectionHeaderHeight="18" sectionFooterHeight="18" id="tv">\(NibDocuments.frame)
        <sections><tableViewSection headerTitle="Kinds" id="sec"><cells>
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" detailTextLabel="dl" rowHeight="60" id="c1">
        <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Name" id="tl"/><label text="Value" id="dl"/></subviews>
        </tableViewCellContentView></tableViewCell>
        <tableViewCell accessoryType="disclosureIndicator" id="c2"><tableViewCellContentView key="contentView" id="cv2"/></tableViewCell>
        </cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/></connections>
        </tableView></tableViewController>
        """
      ])
    let made = try #require(UIStoryboard(file).instantiateInitialViewController() as? UITableViewController)
    let film = UIKitFilm(size: CGSize(width: 390, height: 844)) { made }
    film.go(to: 0.1)
    let table = try #require(made.tableView)
    #expect(table.style == .grouped && table.numberOfRows(inSection: 0) == 2)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Value")
    #expect(first.frame.height == 60)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .disclosureIndicator)
  }
}
