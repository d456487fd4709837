import FlipbookDrawing
import Foundation

/// The places of a table's parts, from top to bottom.
struct TablePlaces {
  struct Row {
    /// The height, in points.
    var height: CGFloat
    /// Whether the height is an estimate until the row's cell is made.
    var isGuess: Bool
    var y: CGFloat = 0
  }

  struct Section {
    /// The free height above the header, in points.
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var rows: [Row] = []
    var footer: CGFloat = 0
    var y: CGFloat = 0

    var headerY: CGFloat { y + gap }
    var rowsY: CGFloat { y + gap + header }
    var footerY: CGFloat { rows.last.map { $0.y + $0.height } ?? rowsY }
    var end: CGFloat { footerY + footer }
  }

  var sections: [Section] = []
  /// The height above all sections, in points.
  var top: CGFloat = 0
  /// The height below all sections, in points.
  var bottom: CGFloat = 0

  var height: CGFloat { (sections.last?.end ?? top) + bottom }
  var footerY: CGFloat { sections.last?.end ?? top }

  /// Places everything from a section on.
  mutating func place(from first: Int = 0) {
    var y = first > 0 && first <= sections.count ? sections[first - 1].end : top
    for section in sections.indices.dropFirst(first) {
      sections[section].y = y
      y = sections[section].rowsY
      for row in sections[section].rows.indices {
        sections[section].rows[row].y = y
        y += sections[section].rows[row].height
      }
      y += sections[section].footer
    }
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  subscript(path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  /// Returns the rows between two heights, in points.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.end > low && section.y < high {
      // The first row that ends below the upper edge.
      var (first, last) = (0, section.rows.count)
      while first < last {
        let middle = (first + last) / 2
        if section.rows[middle].y + section.rows[middle].height <= low {
          first = middle + 1
        } else {
          last = middle
        }
      }
      while first < section.rows.count, section.rows[first].y < high {
        found.append(IndexPath(row: first, section: number))
        first += 1
      }
    }
    return found
  }
}
