import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookUIKit

/// The titles of a bar while one page comes over another.
@MainActor
@Suite struct BarPassageTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    return page
  }

  /// The contents of a bar from back to front.
  private func contents(_ navigation: UINavigationController) -> [NavigationBarContent] {
    navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
  }

  private func x(_ view: UIView) -> CGFloat {
    view.layer.presentation().map { $0.position.x + $0.affineTransform().tx } ?? 0
  }

  @Test(
    "a title travels with the way back that it names, by the spring of the pages, and the other way round")
  func passage() throws {
    let navigation = UINavigationController(rootViewController: page("Fruits"))
    let film = UIKitFilm(size: CGSize(width: 390, height: 400)) { navigation }
    film.go(to: 0.2)
    navigation.pushViewController(page("Apple"), animated: true)
    film.go(to: 0.35)
    let (old, new) = (try #require(contents(navigation).first), try #require(contents(navigation).last))
    let label = try #require((new.left.first as? UIButton)?.titleLabel)
    let button = try #require(label.superview)
    let place = button.convert(label.center, to: new).x - label.transform.tx
    let chevron = x(button)
    let middle: CGFloat = 195
    let done = x(old.title) - middle
    #expect(done < -20 && x(old.title) > place, "\(done)")
    // Both are at the same point of the way.
    #expect(abs(x(old.title) - (x(button) - button.bounds.midX + x(label))) < 0.6)
    #expect(x(new.title) > middle + 10)
    film.go(to: 1.2)
    #expect(contents(navigation).count == 1)
    #expect(abs(x(new.title) - middle) < 0.5 && abs(x(button) - chevron) < 0.01)
    #expect(abs(x(button) - button.bounds.midX + x(label) - place) < 0.01)
    navigation.popViewController(animated: true)
    film.go(to: 1.3)
    let back = try #require(contents(navigation).last)
    #expect(x(back.title) < middle - 10 && x(back.title) > place)
    film.go(to: 2.2)
    #expect(abs(x(back.title) - middle) < 0.5)
  }
}
