import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("Anchors of cells")
struct CollectionAnchorTests {
  /// A cell that turns about a point below it, as those of a wheel do.
  private final class WheelCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      layer.anchorPoint = CGPoint(x: 0.5, y: 3)
      center.y += 2.5 * bounds.height
    }
  }

  private final class One: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("a cell that moves its anchor keeps its place however often it is given attributes")
  func anchor() throws {
    let one = One()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(WheelCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = one
    let root = UIViewController()
    let film = UIKitFilm(size: CGSize(width: 200, height: 400)) {
      root.view.addSubview(view)
      return root
    }
    film.go(to: 0.1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let place = cell.frame
    for turn in 1...3 {
      layout.invalidateLayout()
      film.go(to: 0.1 + Double(turn) * 0.1)
      #expect(cell.frame == place)
    }
    #expect(place.minY == 0 && place.height == 20)
  }
}
