import FlipbookDrawing
import Foundation

/// An item that is moved by hand. The others make room for it; the data source hears of the move at its end.
struct ItemMovement {
  /// Where the data source has the item.
  let source: IndexPath
  /// Where it is among the items that are shown.
  var current: IndexPath
  /// The cell of the item.
  let cell: UICollectionViewCell
  /// The middle of the cell, in the collection's content.
  var place: CGPoint

  /// Returns the counts of the items that are shown.
  func counts(_ own: [Int]) -> [Int] {
    var counts = own
    guard counts.indices.contains(source.section), counts.indices.contains(current.section) else {
      return own
    }
    counts[source.section] -= 1
    counts[current.section] += 1
    return counts
  }

  /// Returns where the data source has an item that is shown at a path.
  func original(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var item = shown.item
    if shown.section == current.section, item > current.item { item -= 1 }
    if shown.section == source.section, item >= source.item { item += 1 }
    return IndexPath(item: item, section: shown.section)
  }
}
