import FlipbookDiagnostics
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

  @Test("the layout of a collection under a bar of fractions of a point comes to rest")
  func fractions() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let controller = UIViewController()
      controller.title = "Cards"
      let collection = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(collection)
      let film = UIKitFilm(
        size: CGSize(width: 393, height: 852), insets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      ) { UINavigationController(rootViewController: controller) }
      film.go(to: 0.2)
      #expect(collection.contentOffset.y < -90)
    }
    #expect(collector.diagnostics.isEmpty, "\(collector.diagnostics)")
  }
}
