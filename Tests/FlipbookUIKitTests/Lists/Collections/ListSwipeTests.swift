import FlipbookDrawing
import FlipbookTestSupport
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Rows of collections that are laid out as lists, swiped by a finger.
@MainActor
@Suite struct ListSwipeTests {
  @MainActor private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func film(_ items: Items, trailing: @escaping (IndexPath) -> UISwipeActionsConfiguration?)
    -> (UIKitFilm, UICollectionView)
  {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = trailing
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let film = UIKitFilm { $0.addSubview(view) }
    film.go(to: 0.1)
    return (film, view)
  }

  private func swipe(_ film: UIKitFilm, _ view: UICollectionView, row: Int, by way: CGFloat) {
    let y = view.cellForItem(at: IndexPath(item: row, section: 0))?.frame.midY ?? 0
    let begin = film.runtime.now
    view.window?.touch(.began, at: CGPoint(x: 190, y: y))
    for step in 1...12 {
      film.go(to: begin + Double(step) / 60)
      view.window?.touch(.moved, at: CGPoint(x: 190 + way * CGFloat(step) / 12, y: y))
    }
    film.go(to: begin + 0.5)
    view.window?.touch(.moved, at: CGPoint(x: 190 + way, y: y))
    view.window?.touch(.ended, at: CGPoint(x: 190 + way, y: y))
  }

  @Test("a row goes along with the finger, stays open by the actions' width, and an action takes it away")
  func trailing() throws {
    let items = Items()
    var deleted: [Int] = []
    var list: UICollectionView?
    let (film, view) = film(items) { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, end in
          deleted.append(path.item)
          items.count -= 1
          list?.deleteItems(at: [path])
          end(true)
        }
      ])
    }
    list = view
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let place = cell.frame
    swipe(film, view, row: 1, by: -70)
    #expect(cell.frame.minX < -60)
    film.go(to: 1.5)
    #expect(cell.frame.minX == -74 && cell.frame.minY == place.minY)
    view.window?.tap(at: CGPoint(x: 170, y: place.midY))
    #expect(deleted == [1])
    film.go(to: 2.5)
    #expect(view.swipes?.open == nil && view.visibleCells.count == 2)
  }

  @Test("a touch beside the actions closes the row; a row without actions is not swiped")
  func closing() throws {
    let (film, view) = film(Items()) { path in
      guard path.item == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, end in end(true) }
      ])
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    swipe(film, view, row: 0, by: -70)
    film.go(to: 1.5)
    #expect(cell.frame.minX == -74)
    view.window?.tap(at: CGPoint(x: 100, y: 100))
    film.go(to: 2.5)
    #expect(cell.frame.minX == 0 && view.swipes?.open == nil)
    swipe(film, view, row: 1, by: -70)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
  }
}
