import Foundation

/// A section of a table whose rows are all in a storyboard.
struct FixedTableSection {
  struct Row {
    let cell: UITableViewCell
    /// In points; nil for the table's.
    let height: CGFloat?
  }

  let header: String?
  let footer: String?
  let rows: [Row]
}
