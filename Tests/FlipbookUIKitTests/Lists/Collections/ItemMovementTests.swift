import FlipbookMotion
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Items of collections that are moved by hand.
@MainActor
@Suite struct ItemMovementTests {
  private final class Page: UICollectionViewController, UICollectionViewMoving {
    var items = [["a", "b", "c", "d"], ["x", "y"]]
    var fixed: Set<String> = []
    var moves: [String] = []

    convenience init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = items[path.section][path.item]
      return cell
    }
    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      !fixed.contains(items[path.section][path.item])
    }
    override func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      moves.append("\(from.section).\(from.item) \(to.section).\(to.item)")
      items[to.section].insert(items[from.section].remove(at: from.item), at: to.item)
    }

    /// The names of the cells by their places, in rows.
    var shown: [String] {
      collectionView.visibleCells.sorted {
        ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x)
      }.map { $0.accessibilityLabel ?? "" }
    }
  }

  private func stage() -> (film: UIKitFilm, page: Page) {
    let page = Page()
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) { page }
    film.go(to: 0.1)
    return (film, page)
  }

  @Test("the cell follows the hand, others make room, and the data source moves the item at the end")
  func moved() {
    let (film, page) = stage()
    let view = page.collectionView!
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 140))
    let held = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(held?.accessibilityLabel == "a" && held?.center == CGPoint(x: 60, y: 140))
    film.go(to: 0.5)
    #expect(page.moves.isEmpty && page.items[0] == ["a", "b", "c", "d"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityLabel == "b")
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(x: 50, y: 50))
    view.endInteractiveMovement()
    film.go(to: 1)
    #expect(page.moves == ["0.0 0.2"] && page.items[0] == ["b", "c", "a", "d"])
    #expect(held?.center == CGPoint(x: 50, y: 150) && page.shown == ["b", "c", "a", "d", "x", "y"])
  }

  @Test("an item goes to another section, and cells that come into sight show their own items")
  func sections() {
    let (film, page) = stage()
    let view = page.collectionView!
    view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    film.go(to: 0.6)
    #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 3)
    view.endInteractiveMovement()
    film.go(to: 1.2)
    #expect(page.moves == ["0.3 1.1"] && page.items == [["a", "b", "c"], ["x", "d", "y"]])
    #expect(page.shown == ["a", "b", "c", "x", "d", "y"])
  }

  @Test("a long press of a collection's controller moves items")
  func standard() {
    let (film, page) = stage()
    film.runtime.schedule(
      InteractionStep(
        at: 0.2,
        .drag(
          .point(x: 50, y: 50), .offsets([CGSize(width: 100, height: 0)]),
          .init(duration: 0.5, curve: .linear, press: 0.7)))
    ) { Issue.record("\($0)") }
    film.go(to: 2)
    #expect(page.moves == ["0.0 0.1"] && page.shown == ["b", "a", "c", "d", "x", "y"])
  }

  @Test("a movement that is cancelled goes back, and one that the data source keeps doesn't begin")
  func cancelled() {
    let (film, page) = stage()
    let view = page.collectionView!
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    film.go(to: 0.6)
    view.cancelInteractiveMovement()
    film.go(to: 1.2)
    #expect(page.moves.isEmpty && page.shown == ["a", "b", "c", "d", "x", "y"])
    page.fixed = ["b"]
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.endInteractiveMovement()
    #expect(page.moves.isEmpty)
  }
}
