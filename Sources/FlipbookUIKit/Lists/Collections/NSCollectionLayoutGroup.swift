import FlipbookDrawing
import Foundation

/// A group of items that is repeated as a whole.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row, column
    case own((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  /// The items of the group, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of times that the only subitem is repeated; nil for as often as it fits.
  let count: Int?
  /// The space between items; none unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem],
    _ count: Int?
  ) {
    self.arrangement = arrangement
    subitems = items
    self.count = count
    super.init(layoutSize: size)
  }

  /// Returns a row of items, in turn for as long as they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .row, subitems, nil) }
  /// Returns a row of one item that is repeated. The items share the width evenly.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .row, [subitem], max(count, 1)) }
  /// Returns a row of one item that is repeated. The items share the width evenly.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row, [subitem], max(count, 1)) }
  /// Returns a column of items, in turn for as long as they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .column, subitems, nil) }
  /// Returns a column of one item that is repeated. The items share the height evenly.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .column, [subitem], max(count, 1)) }
  /// Returns a column of one item that is repeated. The items share the height evenly.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column, [subitem], max(count, 1)) }
  /// Returns a group whose items are placed by a closure.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .own(itemProvider), [], nil) }

  /// Returns the places of the group's cells in a rectangle, at most as many as there are items.
  func places(in container: CGRect, most: Int, _ environment: any NSCollectionLayoutEnvironment)
    -> [(frame: CGRect, zIndex: Int, isEstimated: Bool)]
  {
    let own = container.inset(by: contentInsets.inFilm)
    func frames(of item: NSCollectionLayoutItem, in rect: CGRect, _ left: Int)
      -> [(frame: CGRect, zIndex: Int, isEstimated: Bool)]
    {
      if let group = item as? NSCollectionLayoutGroup {
        return group.places(in: rect, most: left, environment)
      }
      return [(rect.inset(by: item.contentInsets.inFilm), 0, item.layoutSize.heightDimension.isEstimated)]
    }
    var found: [(frame: CGRect, zIndex: Int, isEstimated: Bool)] = []
    let isRow: Bool
    switch arrangement {
    case .own(let provider):
      return provider(environment).prefix(most)
        .map { ($0.frame.offsetBy(dx: own.minX, dy: own.minY), $0.zIndex, false) }
    case .row: isRow = true
    case .column: isRow = false
    }
    let gap = interItemSpacing?.spacing ?? 0
    var start: CGFloat = 0
    let room = isRow ? own.width : own.height
    func add(_ item: NSCollectionLayoutItem, _ length: CGFloat) {
      let size = item.layoutSize.size(in: own.size)
      let rect =
        isRow
        ? CGRect(x: own.minX + start, y: own.minY, width: length, height: size.height)
        : CGRect(x: own.minX, y: own.minY + start, width: size.width, height: length)
      found += frames(of: item, in: rect, most - found.count)
      start += length + gap
    }
    if let count, let item = subitems.first {
      // Repeated items share the room evenly.
      let length = (room - gap * CGFloat(count - 1)) / CGFloat(count)
      for _ in 0..<count where found.count < most { add(item, max(length, 0)) }
      return found
    }
    guard !subitems.isEmpty else { return [] }
    var index = 0
    while found.count < most, index < 10_000 {
      let item = subitems[index % subitems.count]
      let size = item.layoutSize.size(in: own.size)
      let length = isRow ? size.width : size.height
      guard length > 0 else { break }
      if start + length > room + 0.5, index >= (subitems.count > 1 ? subitems.count : 1) || start > 0 {
        break
      }
      add(item, length)
      index += 1
      if index >= subitems.count, subitems.count > 1, start + length > room + 0.5 { break }
    }
    return found
  }
}
