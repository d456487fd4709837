import UIKit

/// A table with the alphabet beside it.
final class IndexedController: TableController {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    (65..<91).map { String(UnicodeScalar($0)) } + ["#"]
  }
}
