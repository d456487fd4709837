import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct CollectionTests {
  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var made: Set<ObjectIdentifier> = []
    var log: [String] = []
    var size: ((IndexPath) -> CGSize)?
    var target: CGPoint?

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      made.insert(ObjectIdentifier(cell))
      cell.tag = sections[indexPath.section][indexPath.item]
      cell.contentView.backgroundColor = .blue
      cell.accessibilityLabel = "Item \(cell.tag)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { if let target { targetContentOffset.pointee = target } }
  }

  private func film(_ items: Items, _ layout: UICollectionViewLayout) -> (UIKitFilm, UICollectionView) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = items
    view.delegate = items
    let film = UIKitFilm { $0.addSubview(view) }
    return (film, view)
  }

  private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  private func shown(_ view: UICollectionView, _ item: Int) -> CALayer? {
    cell(view, item).map { $0.layer.presentation() ?? $0.layer }
  }

  private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  @Test("items of one size stand in columns that reach from side to side; the last line keeps to them")
  func columns() {
    let items = Items([Array(0..<5)])
    let (_, view) = film(items, flow(60))
    // Three of sixty leave ten points between them.
    #expect((0..<5).compactMap { cell(view, $0)?.frame.minX } == [0, 70, 140, 0, 70])
    #expect(cell(view, 4)?.frame.minY == 70)
    #expect(view.contentSize == CGSize(width: 200, height: 130))
  }

  @Test("items of several sizes fill their lines, and a delegate says insets and sizes")
  func delegateSizes() {
    let items = Items([Array(0..<4)])
    let widths: [CGFloat] = [80, 60, 150, 40]
    items.size = { CGSize(width: widths[$0.item], height: $0.item == 1 ? 20 : 40) }
    let (_, view) = film(items, flow(60))
    #expect((0..<4).compactMap { cell(view, $0)?.frame.minX } == [0, 140, 0, 160])
    // In the middle of the line's height.
    #expect(cell(view, 1)?.frame.minY == 10)
    #expect(cell(view, 2)?.frame.minY == 50)
  }

  @Test("headers have their place above items and stay in sight where they are pinned")
  func headers() {
    let items = Items([Array(0..<12), Array(0..<12)])
    let layout = flow(60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let (film, view) = film(items, layout)
    let first = IndexPath(item: 0, section: 0)
    #expect(cell(view, 0)?.frame.minY == 35)
    view.contentOffset.y = 50
    film.go(to: 0.1)
    let head = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(head?.frame == CGRect(x: 0, y: 50, width: 200, height: 30))
  }

  @Test("only items in sight have cells, which are used again")
  func reuse() {
    let items = Items([Array(0..<10_000)])
    let (film, view) = film(items, flow(60))
    for step in 1...60 {
      view.contentOffset.y = CGFloat(step) * 100
      film.go(to: Double(step) / 60)
    }
    #expect(items.made.count <= 15)
    #expect(view.visibleCells.allSatisfy { $0.frame.intersects(view.bounds) })
  }

  /// Cards in a row, smaller the farther they are from the middle.
  private final class Carousel: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 100, height: 100)
      minimumLineSpacing = 20
      sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView, let all = super.layoutAttributesForElements(in: rect) else {
        return nil
      }
      let middle = view.contentOffset.x + view.bounds.width / 2
      return all.map { item in
        let item = item.copy() as! UICollectionViewLayoutAttributes
        let share = min(abs(item.center.x - middle) / 120, 1)
        let scale = 1 - 0.25 * share
        item.transform3D = CATransform3DMakeScale(scale, scale, 1)
        item.alpha = 1 - 0.5 * share
        item.zIndex = Int(10 - 10 * share)
        return item
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append(velocity)
      return CGPoint(x: (proposedContentOffset.x / 120).rounded() * 120, y: 0)
    }
  }

  @Test("a layout that follows the scroll scales and fades its items as they pass, and says where it stops")
  func carousel() throws {
    let items = Items([Array(0..<6)])
    let layout = Carousel()
    let (film, view) = film(items, layout)
    #expect(cell(view, 0)?.transform.a == 1 && cell(view, 0)?.alpha == 1)
    #expect(abs((cell(view, 1)?.transform.a ?? 0) - 0.75) < 1e-9)
    view.contentOffset.x = 60
    film.go(to: 0.05)
    #expect(abs((cell(view, 0)?.transform.a ?? 0) - 0.875) < 1e-9)
    #expect(abs((cell(view, 1)?.alpha ?? 0) - 0.75) < 1e-6)
    view.contentOffset.x = 0
    film.runtime.schedule(
      InteractionStep(
        at: 0.5,
        .drag(
          .point(x: 150, y: 100), .offsets([CGSize(width: -80, height: 0)]),
          InteractionAction.Pacing(duration: 0.3, curve: .linear)))
    ) { _ in Issue.record("nothing was dragged") }
    film.go(to: 2)
    #expect(layout.asked.count == 1 && (layout.asked.first?.x ?? 0) > 0.1)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 120) == 0 && view.contentOffset.x >= 120)
  }

  @Test("a delegate may say where a scroll stops")
  func target() {
    let items = Items([Array(0..<60)])
    items.target = CGPoint(x: 0, y: 210)
    let (film, view) = film(items, flow(60))
    let window = view.window
    window?.touch(.began, at: CGPoint(x: 100, y: 180))
    for step in 1...6 {
      film.go(to: Double(step) / 60)
      window?.touch(.moved, at: CGPoint(x: 100, y: 180 - CGFloat(step) * 15))
    }
    window?.touch(.ended, at: CGPoint(x: 100, y: 90))
    film.go(to: 2)
    #expect(view.contentOffset.y == 210)
  }

  /// Items on a circle; those that come grow out of its middle.
  private final class Circle: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []
    private var coming: Set<IndexPath> = []
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
      guard let view = collectionView else { return }
      let count = view.numberOfItems(inSection: 0)
      all = (0..<count).map { item in
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(max(count, 1))
        one.size = CGSize(width: 30, height: 30)
        one.center = CGPoint(x: 100 + 60 * cos(angle), y: 100 + 60 * sin(angle))
        return one
      }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      all[indexPath.item]
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      coming = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard coming.contains(itemIndexPath) else { return nil }
      let one = all[itemIndexPath.item].copy() as! UICollectionViewLayoutAttributes
      one.center = CGPoint(x: 100, y: 100)
      one.alpha = 0
      one.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
      return one
    }
    override func finalizeCollectionViewUpdates() { coming = [] }
  }

  @Test("items come from where their layout says, and the others move round to their new places")
  func circle() throws {
    let items = Items([[0, 1]])
    let layout = Circle()
    let (film, view) = film(items, layout)
    #expect(cell(view, 1)?.center.x == 40)
    items.sections = [[0, 1, 2, 3]]
    var ends = 0
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
    } completion: { _ in
      ends += 1
    }
    film.go(to: 0.15)
    // Half of the way, at half of the time: from (40, 100) to (100, 160), and from the middle to (40, 100).
    let moving = try #require(shown(view, 1)?.position)
    #expect(abs(moving.x - 70) < 0.2 && abs(moving.y - 130) < 0.2)
    let coming = try #require(shown(view, 2))
    #expect(abs(coming.position.x - 70) < 0.2 && abs(Double(coming.opacity) - 0.5) < 0.01)
    #expect(abs(coming.transform.m11 - 0.55) < 0.01)
    film.go(to: 0.5)
    #expect(ends == 1 && cell(view, 2)?.center.x == 40 && cell(view, 2)?.alpha == 1)
    items.sections = [[0, 2, 3]]
    view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    film.go(to: 0.65)
    #expect(view.subviews.count { $0 is UICollectionViewCell } == 4)
    film.go(to: 1)
    #expect(view.visibleCells.map(\.tag) == [0, 2, 3])
    #expect(view.subviews.count { $0 is UICollectionViewCell } == 3)
  }

  @Test("going to another layout animates every item from its place in the first to that in the second")
  func layouts() throws {
    let items = Items([Array(0..<4)])
    let (film, view) = film(items, flow(60))
    let end = flow(95)
    view.setCollectionViewLayout(end, animated: true)
    film.go(to: 0.15)
    // The second goes from 70…130 to 105…200.
    let second = try #require(shown(view, 1)).frame
    #expect(abs(second.minX - 87.5) < 0.5 && abs(second.maxX - 165) < 0.5)
    film.go(to: 0.5)
    #expect(cell(view, 1)?.frame == CGRect(x: 105, y: 0, width: 95, height: 95))
    #expect(view.collectionViewLayout === end && end.collectionView === view)
  }

  @Test("an invalidated layout is gone to in an animation block, or by an update without changes")
  func invalidation() throws {
    let items = Items([Array(0..<4)])
    let layout = flow(60)
    let (film, view) = film(items, layout)
    layout.itemSize = CGSize(width: 90, height: 90)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    film.go(to: 0.5)
    #expect(abs((shown(view, 0)?.frame.width ?? 0) - 75) < 0.1)
    film.go(to: 1.2)
    layout.itemSize = CGSize(width: 60, height: 60)
    view.performBatchUpdates(nil)
    film.go(to: 1.35)
    #expect(abs((shown(view, 0)?.frame.width ?? 0) - 75) < 0.5)
  }

  @Test("changes of a batch may come from a closure that doesn't escape, or be left out")
  func plainClosures() {
    let items = Items([Array(0..<4)])
    let (film, view) = film(items, flow(60))
    func perform(_ updates: () -> Void) { view.performBatchUpdates({ updates() }, completion: nil) }
    perform {
      items.sections = [Array(0..<5)]
      view.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    film.go(to: 0.5)
    #expect(cell(view, 4) != nil)
    var updates: (() -> Void)?
    view.performBatchUpdates(updates)
    updates = {
      items.sections = [Array(0..<4)]
      view.deleteItems(at: [IndexPath(item: 4, section: 0)])
    }
    view.performBatchUpdates(updates)
    film.go(to: 1)
    #expect(cell(view, 3) != nil && cell(view, 4) == nil)
  }

  @Test("a tapped item is selected and reported")
  func selection() {
    let items = Items([Array(0..<4)])
    let (film, view) = film(items, flow(60))
    film.runtime.scheduleTap(on: .name("Item 2"), at: 0.5) { _ in Issue.record("nothing was tapped") }
    film.go(to: 0.6)
    #expect(items.log == ["select 2"] && view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(cell(view, 2)?.isSelected == true)
  }

  @Test("scrolling to an item brings it where it is to be")
  func scrolling() {
    let items = Items([Array(0..<60)])
    let (film, view) = film(items, flow(60))
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
    // Line ten begins at 700, its middle is 730.
    #expect(view.contentOffset.y == 630)
    view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .top, animated: true)
    film.go(to: 0.6)
    #expect(view.contentOffset.y == view.contentSize.height - 200)
  }
}
