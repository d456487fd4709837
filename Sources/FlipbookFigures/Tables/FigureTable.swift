import FlipbookDrawing
import FlipbookViews
import Foundation

/// A table of texts, with a header, that people explain by: rows come one after the other, cells are highlighted.
///
/// ```swift
/// FigureTable(["n", "n²"], rows: [["1", "1"], ["2", "4"]], revealed: shown)
///   .highlight(row: 1, column: 1)
/// ```
/// It is as large as its texts. Columns of numbers stand right. Rows that come and go, and highlights, take part in
/// animations.
public struct FigureTable: View {
  /// The most cells of a table; what is more is left out, with a warning.
  static let limit = 1_000

  private var picture: FigureTablePicture

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - header: The titles of the columns; none where it is empty.
  ///   - rows: The texts, row by row. A row that is too short has empty cells.
  ///   - revealed: How many rows are there; 1.5 is one and a second that is half faded in. All unless given.
  public init(
    _ header: [String] = [], rows: [[String]], revealed: Double = .infinity, file: String = #fileID,
    line: Int = #line
  ) {
    let place = VideoFiles.place(file, line)
    let columns = max(header.count, rows.map(\.count).max() ?? 0)
    let most = columns > 0 ? Self.limit / columns : rows.count
    if rows.count > most {
      FigureReport.report(
        "table.size", "A table has \(rows.count) rows of \(columns) cells; \(most) rows are shown.",
        place: place)
    }
    if let short = rows.firstIndex(where: { $0.count != columns }) {
      FigureReport.report(
        "table.ragged", "Row \(short + 1) of a table has \(rows[short].count) cells, not \(columns).",
        place: place)
    }
    func filled(_ row: [String]) -> [String] {
      row + Array(repeating: "", count: columns - row.count)
    }
    let shown = rows.prefix(most).map(filled)
    // Animations mix numbers that have an end.
    picture = FigureTablePicture(
      header: header.isEmpty ? [] : filled(header), rows: shown,
      revealed: revealed.isNaN ? 0 : min(max(revealed, 0), Double(shown.count)))
  }

  /// Colours the ground of a row, a column or a cell, counted from 0 without the header.
  ///
  /// - Parameters:
  ///   - row: The row; all where it is nil.
  ///   - column: The column; all where it is nil.
  ///   - color: The colour of the ground.
  ///   - opacity: Of the ground: 0…1.
  public func highlight(
    row: Int? = nil, column: Int? = nil, color: Color = .yellow, opacity: Double = 0.35
  ) -> FigureTable {
    var copy = self
    copy.picture.highlights.append(
      FigureTableHighlight(row: row, column: column, color: color.opacity(opacity)))
    return copy
  }

  /// The table.
  public var body: some View { picture }
}
