import UIKit

/// A collection whose cells are reused and whose items change.
final class FastCollection: UIViewController {
  private var items = Array(0..<80)
  private var collection: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 56, height: 56)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    collection.register(UsedCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    view.addSubview(collection)
    var step = 0
    Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { [self] _ in
      step += 1
      if step % 2 == 0 {
        items.removeSubrange(2..<5)
        collection.performBatchUpdates {
          self.collection.deleteItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })
        }
      } else {
        collection.setContentOffset(CGPoint(x: 0, y: CGFloat(step * 311 % 700)), animated: false)
      }
    }
  }
}

extension FastCollection: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let used = cell as? UsedCell else { return cell }
    used.uses += 1
    used.contentView.backgroundColor = UIColor(
      hue: CGFloat(items[indexPath.item]) / 80, saturation: 1, brightness: 1 / CGFloat(used.uses), alpha: 1)
    return used
  }
}

final class UsedCell: UICollectionViewCell {
  var uses = 0
}
