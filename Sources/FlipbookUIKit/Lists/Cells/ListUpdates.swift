import Foundation

/// The changes between two states of a list of sections. Removals and reloads are named by their old places,
/// insertions by their new ones.
struct ListUpdates<How> {
  var deletedRows: [IndexPath: How] = [:]
  var insertedRows: [IndexPath: How] = [:]
  var reloadedRows: [IndexPath: How] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: How] = [:]
  var insertedSections: [Int: How] = [:]
  var reloadedSections: [Int: How] = [:]
  var movedSections: [Int: Int] = [:]

  /// The new places of everything that stays.
  struct Placement {
    /// The old number of each new section; nil for one that is new.
    var sections: [Int?]
    /// The old place of each new row; nil for one that is new.
    var rows: [[IndexPath?]]

    /// Returns the old place of a row; nil for a new one.
    func origin(_ path: IndexPath) -> IndexPath? {
      // The rows of sections that are new or reloaded are not listed.
      guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
        return nil
      }
      return rows[path.section][path.row]
    }

    /// The new place of each old row that stays.
    var newPlaces: [IndexPath: IndexPath] {
      var places: [IndexPath: IndexPath] = [:]
      for (section, rows) in rows.enumerated() {
        for (row, old) in rows.enumerated() {
          if let old { places[old] = IndexPath(row: row, section: section) }
        }
      }
      return places
    }
  }

  /// Returns the new places of everything.
  ///
  /// - Parameter counts: The number of rows that each section had.
  func placement(from counts: [Int]) -> Placement {
    var sections: [Int?] = counts.indices.filter { deletedSections[$0] == nil && movedSections[$0] == nil }
    var arrivals: [Int: Int?] = [:]
    // Any order: each entry has a place of its own, and places are sorted below.
    for section in insertedSections.keys { arrivals[section] = Int?.none }
    for (old, new) in movedSections.inOrder { arrivals[new] = old }
    for new in arrivals.keys.sorted() {
      sections.insert(arrivals[new] ?? nil, at: min(max(new, 0), sections.count))
    }
    var movedTo: [Int: [Int: IndexPath]] = [:]
    // Any order: each entry has a place of its own, and places are sorted below.
    for (old, new) in movedRows { movedTo[new.section, default: [:]][new.row] = old }
    var inserted: [Int: [Int]] = [:]
    // Any order: each entry has a place of its own, and places are sorted below.
    for path in insertedRows.keys { inserted[path.section, default: []].append(path.row) }
    let rows = sections.enumerated().map { number, old -> [IndexPath?] in
      var rows: [IndexPath?] = []
      if let old, reloadedSections[old] == nil {
        rows = (0..<counts[old]).map { IndexPath(row: $0, section: old) }
          .filter { deletedRows[$0] == nil && movedRows[$0] == nil }
      }
      var coming: [Int: IndexPath?] = [:]
      for row in inserted[number] ?? [] { coming[row] = IndexPath?.none }
      // Any order: each entry has a place of its own, and places are sorted below.
      for (row, old) in movedTo[number] ?? [:] { coming[row] = old }
      for row in coming.keys.sorted() {
        rows.insert(coming[row] ?? nil, at: min(max(row, 0), rows.count))
      }
      return rows
    }
    return Placement(sections: sections, rows: rows)
  }

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}

typealias TableUpdates = ListUpdates<UITableView.RowAnimation>
