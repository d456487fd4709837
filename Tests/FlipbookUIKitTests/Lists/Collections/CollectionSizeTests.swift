import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Collections that get their size after they were made.
@MainActor
@Suite struct CollectionSizeTests {
  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// A layout that centres its first item by the collection's size when it is invalidated.
  @MainActor
  private final class Centred: UICollectionViewFlowLayout {
    private var last = CGSize(width: -1, height: -1)
    private(set) var sizes: [CGFloat] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let view = collectionView, view.bounds.size != last else { return }
      last = view.bounds.size
      sizes.append(last.width)
      let inset = (last.width - itemSize.width) / 2
      view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      view.contentOffset = CGPoint(x: -inset, y: 0)
    }
  }

  private func film(_ frame: CGRect, _ layout: Centred, _ items: Items) -> (UIKitFilm, UICollectionView) {
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    layout.itemSize = CGSize(width: 140, height: 100)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    return (UIKitFilm { $0.addSubview(view) }, view)
  }

  @Test(
    "the layout is invalidated by the first size that differs from the one that the collection was made with")
  func grown() {
    let (layout, items) = (Centred(), Items())
    let (film, view) = film(.zero, layout, items)
    _ = film.runtime.displayList(at: 0)
    #expect(layout.sizes.last == 200, "\(layout.sizes)")
    #expect(view.contentOffset.x == -30 && view.contentInset.left == 30, "\(view.contentOffset)")
  }
}
