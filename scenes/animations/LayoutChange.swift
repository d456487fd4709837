// A collection goes from a grid to a wheel of its own layout, turns it by scrolling, takes an item in and goes back.
// flipbook: --size 480x480 --duration 6

import UIKit

final class LayoutChangeController: UIViewController, UICollectionViewDataSource {
  private let wheel = WheelLayout()
  private let grid = UICollectionViewFlowLayout()
  private lazy var tiles = UICollectionView(frame: view.bounds, collectionViewLayout: grid)
  private var hues = (0..<9).map { CGFloat($0) / 10 }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.itemSize = CGSize(width: 96, height: 96)
    grid.minimumLineSpacing = 24
    grid.minimumInteritemSpacing = 24
    grid.sectionInset = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    tiles.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.18, alpha: 1)
    tiles.dataSource = self
    tiles.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    view.addSubview(tiles)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let after: (Double, @escaping () -> Void) -> Void = { time, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: action)
    }
    after(0.7) { [unowned self] in tiles.setCollectionViewLayout(wheel, animated: true) }
    after(1.5) { [unowned self] in tiles.setContentOffset(CGPoint(x: 0, y: 240), animated: true) }
    after(2.5) { [unowned self] in
      hues.insert(0.95, at: 3)
      tiles.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    after(3.4) { [unowned self] in
      hues.removeLast(1)
      tiles.deleteItems(at: [IndexPath(item: 9, section: 0)])
    }
    after(4.3) { [unowned self] in tiles.setCollectionViewLayout(grid, animated: true) }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    hues.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: hues[indexPath.item], saturation: 0.55, brightness: 0.95, alpha: 1)
    return cell
  }
}

/// A tile with round corners.
final class TileCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 22
    contentView.layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }
}

/// Tiles around the middle of what is in sight; scrolling by the content's height turns them half round.
final class WheelLayout: UICollectionViewLayout {
  private var count = 0

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(width: size.width, height: size.height * 2)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let turn = view.contentOffset.y / view.bounds.height * .pi
    let angle = 2 * .pi * CGFloat(indexPath.item) / CGFloat(max(count, 1)) + turn
    attributes.size = CGSize(width: 96, height: 96)
    attributes.center = CGPoint(
      x: view.bounds.midX + 150 * sin(angle), y: view.bounds.midY - 150 * cos(angle))
    attributes.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 0.8, y: 0.8)
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let attributes = layoutAttributesForItem(at: itemIndexPath), let view = collectionView else {
      return nil
    }
    attributes.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
}
