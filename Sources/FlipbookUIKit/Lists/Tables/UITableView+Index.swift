import FlipbookDrawing
import Foundation

extension UITableView {
  /// The room that the content of rows leaves to the index, in points.
  var indexRoom: CGFloat { index == nil ? 0 : TableIndexView.width }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    let rows = places.sections.reduce(0) { $0 + $1.rows.count }
    let titles =
      rows >= sectionIndexMinimumDisplayRowCount ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard titles != index?.titles ?? [] else { return }
    index?.removeFromSuperview()
    index = titles.isEmpty ? nil : TableIndexView(titles, of: self)
    if let index { addSubview(index) }
    for (_, cell) in cells.inOrder { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Places the index at the trailing edge of what is in sight.
  func placeIndex() {
    guard let index else { return }
    let insets = adjustedContentInset
    index.frame = CGRect(
      x: bounds.maxX - TableIndexView.width, y: bounds.minY + insets.top, width: TableIndexView.width,
      height: max(bounds.height - insets.top - insets.bottom, 0))
    bringSubviewToFront(index)
    index.layoutIfNeeded()
  }

  /// Scrolls at once to the section of a title of the index; to the top for that of a search.
  func showSection(of title: String, at index: Int) {
    let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    if title == Self.indexSearch || section == NSNotFound {
      return contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    }
    guard section >= 0, section < numberOfSections else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    let most = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset = CGPoint(x: contentOffset.x, y: max(-adjustedContentInset.top, min(top, most)))
  }
}
