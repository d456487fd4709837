import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookUIKit

/// The parts of views that the screen's own insets cover.
@MainActor
@Suite struct SafeInsetsTests {
  @Test("a view is covered only where all views around it are, whatever it goes beyond them")
  func nested() {
    let (box, table) = (UIView(frame: CGRect(x: 0, y: 64, width: 200, height: 300)), UITableView())
    table.frame = CGRect(x: 0, y: -300, width: 200, height: 500)
    let high = UIView(frame: CGRect(x: 0, y: 10, width: 200, height: 100))
    box.addSubview(table)
    let film = UIKitFilm(
      size: CGSize(width: 200, height: 400), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    ) {
      let controller = UIViewController()
      controller.view.addSubview(box)
      controller.view.addSubview(high)
      return controller
    }
    film.go(to: 0.1)
    #expect(high.superview?.safeAreaInsets.top == 20 && high.safeAreaInsets.top == 10)
    #expect(box.safeAreaInsets == .zero && table.safeAreaInsets == .zero)
    #expect(table.adjustedContentInset.top == 0)
  }
}
