import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// A controller that gives its transition as its view is loaded.
@MainActor
final class LateController: UIViewController {
  let animator = LateAnimator()
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = animator
  }
}

/// A transition that fades for a second.
@MainActor
final class LateAnimator: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

@MainActor
@Suite("Motion of storyboards")
struct StoryboardMotionTests {
  @Test("a row of a prototype performs its segue, with the row selected")
  func prototype() throws {
    let file = try NibDocuments.storyboard(
      initial: "nav",
      [
        """
        <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
        <connections><segue destination="t" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController>
        """,
        """
        <tableViewController id="t"><tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tv">
        \(NibDocuments.frame)<prototypes><tableViewCell reuseIdentifier="cell" id="c">
        <tableViewCellContentView key="contentView" id="cv"/>
        <connections><segue destination="two" kind="show" identifier="go" id="s2"/></connections></tableViewCell></prototypes>
        <connections><outlet property="delegate" destination="t" id="o2"/></connections>
        </tableView></tableViewController>
        """,
        "<viewController title=\"Two\" id=\"two\"><view key=\"view\" id=\"v2\"/></viewController>",
      ])
    let navigation = try #require(
      UIStoryboard(file).instantiateInitialViewController() as? UINavigationController)
    let table = try #require((navigation.viewControllers.first as? UITableViewController)?.tableView)
    let source = OneRow()
    table.dataSource = source
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { navigation }
    film.go(to: 0.2)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.window?.tap(at: cell.convert(CGPoint(x: 50, y: 20), to: nil))
    film.go(to: 1.5)
    #expect(navigation.topViewController?.title == "Two")
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("a label answers to touches unless it is written that it doesn't; a fixed frame is kept")
  func views() throws {
    let file = try NibDocuments.views(
      """
      <view id="v">\(NibDocuments.frame)<subviews>
      <label text="a" id="l1"><rect key="frame" x="1" y="2" width="30" height="40"/></label>
      <label userInteractionEnabled="NO" text="b" id="l2">\(NibDocuments.frame)</label>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
      <rect key="frame" x="5" y="6" width="70" height="80"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="g">\(NibDocuments.frame)</view>
      </subviews></view>
      """)
    let element = try #require(file.elements["v"])
    let view = try #require(NibPrototype(element: element, file: file, outer: nil).make())
    #expect(view.subviews.map(\.isUserInteractionEnabled) == [true, false, true, true])
    #expect(view.subviews.map(\.translatesAutoresizingMaskIntoConstraints).suffix(2) == [true, false])
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    #expect(view.subviews[2].frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test("a transition that a controller names as its view is loaded presents it")
  func lateDelegate() {
    let (root, page) = (UIViewController(), LateController())
    page.modalPresentationStyle = .fullScreen
    let film = UIKitFilm { root }
    film.go(to: 0.2)
    root.present(page, animated: true)
    film.go(to: 0.7)
    let alpha = page.view.layer.presentation()?.opacity ?? 0
    #expect(abs(alpha - 0.5) < 0.05, "\(alpha)")
  }
}
