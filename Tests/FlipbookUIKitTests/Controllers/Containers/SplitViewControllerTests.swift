import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Split view controllers")
struct SplitViewControllerTests {
  private final class Choice: NSObject, UISplitViewControllerDelegate {
    var keepsFirst = true
    var top = UISplitViewController.Column.primary
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { keepsFirst }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func titles(_ split: UISplitViewController, _ column: UISplitViewController.Column = .primary)
    -> [String]
  {
    (split.viewController(for: column) as? UINavigationController)?.viewControllers.compactMap(\.title) ?? []
  }

  private func film(_ width: CGFloat, _ height: CGFloat, _ split: UISplitViewController) -> UIKitFilm {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = width > 800 ? .regular : .compact
    return UIKitFilm(size: CGSize(width: width, height: height), environment: environment) { split }
  }

  private func classic(_ delegate: Choice?) -> UISplitViewController {
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [
      UINavigationController(rootViewController: page("List")),
      UINavigationController(rootViewController: page("Item")),
    ]
    return split
  }

  @Test("on a phone the last column's page lies over the first one's, unless the delegate keeps that")
  func phone() {
    let over = classic(nil)
    _ = film(390, 844, over)
    #expect(over.isCollapsed && titles(over) == ["List", "Item"])
    let (choice, kept) = (Choice(), classic(nil))
    kept.delegate = choice
    let shown = film(390, 844, kept)
    #expect(titles(kept) == ["List"])
    withExtendedLifetime(shown) {
      kept.showDetailViewController(UINavigationController(rootViewController: page("Other")), sender: nil)
      #expect(titles(kept) == ["List", "Other"])
    }
  }

  @Test("named columns collapse to the one that the delegate names, and are shown as pages")
  func named() {
    let (choice, split) = (Choice(), UISplitViewController(style: .doubleColumn))
    split.delegate = choice
    split.setViewController(page("Side"), for: .primary)
    split.setViewController(page("Main"), for: .secondary)
    let shown = film(390, 844, split)
    #expect(titles(split) == ["Side"])
    withExtendedLifetime(shown) { split.show(.secondary) }
    #expect(titles(split) == ["Side", "Main"])
  }

  @Test("on a tablet on its side two columns stand side by side, the first 320 wide unless it says otherwise")
  func tablet() {
    let split = classic(nil)
    let shown = film(1_180, 820, split)
    withExtendedLifetime(shown) {
      #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
      #expect(split.children.map(\.view.frame.width) == [320, 860])
      #expect(split.children.map(\.view.frame.minX) == [0, 320])
      split.maximumPrimaryColumnWidth = 250
      #expect(split.children.map(\.view.frame.width) == [250, 930])
      split.preferredDisplayMode = .secondaryOnly
      #expect(split.children.map(\.view.frame.width) == [1_180])
    }
  }

  @Test("upright the last column stands alone, and another one takes its place")
  func upright() {
    let split = classic(nil)
    let shown = film(820, 1_180, split)
    withExtendedLifetime(shown) {
      #expect(split.displayMode == .secondaryOnly && split.children.count == 1)
      split.showDetailViewController(page("Other"), sender: nil)
      #expect(split.children.first?.title == "Other")
    }
  }

  @Test("the button for columns takes the first one away and back, and isn't there on a phone")
  func button() {
    let (tablet, phone) = (classic(nil), classic(nil))
    let shown = film(1_180, 820, tablet)
    withExtendedLifetime(shown) {
      let button = tablet.displayModeButtonItem
      #expect(!button.isHidden)
      for count in [1, 2] {
        button.primaryAction?.perform(sender: button)
        #expect(tablet.children.count == count)
      }
    }
    _ = film(390, 844, phone)
    #expect(phone.displayModeButtonItem.isHidden)
  }

  @Test("items at the left stand behind the way back where they supplement it")
  func supplement() {
    for isBeside in [false, true] {
      let pages = UINavigationController(rootViewController: page("List"))
      let second = page("Item")
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Mark")
      second.navigationItem.leftItemsSupplementBackButton = isBeside
      pages.pushViewController(second, animated: false)
      let shown = UIKitFilm(size: CGSize(width: 390, height: 844)) { pages }
      withExtendedLifetime(shown) {
        let titles = buttons(pages.navigationBar).sorted { $0.minX < $1.minX }.map(\.title)
        #expect(titles == (isBeside ? ["List", "Mark"] : ["Mark"]))
      }
    }
  }

  private func buttons(_ view: UIView) -> [(minX: CGFloat, title: String)] {
    let own = (view as? UIButton)?.title(for: .normal).map {
      [(view.convert(CGPoint.zero, to: nil).x, $0)]
    }
    return (own ?? []) + view.subviews.flatMap(buttons)
  }
}
