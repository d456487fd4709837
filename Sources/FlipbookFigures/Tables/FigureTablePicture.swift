import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A table as it is drawn at a moment of its animations.
struct FigureTablePicture: View, Animatable {
  var header: [String]
  /// All of one length.
  var rows: [[String]]
  /// How many rows are there.
  var revealed: Double
  var highlights: [FigureTableHighlight] = []

  nonisolated var animatableData: Double {
    get { revealed }
    set { revealed = newValue }
  }

  var body: some View {
    TableLayout(columns: max(1, rows.first?.count ?? header.count)) {
      ForEach(Array(header.enumerated()), id: \.offset) { column, text in
        cell(text, column).fontWeight(.semibold).overlay(alignment: .bottom) { rule(1.5, 0.8) }
      }
      ForEach(rows.indices, id: \.self) { row in
        ForEach(rows[row].indices, id: \.self) { column in
          cell(rows[row][column], column)
            .background { ground(row, column) }
            .overlay(alignment: .bottom) { if row < rows.count - 1 { rule(1, 0.2) } }
            .opacity((revealed - Double(row)).unit)
        }
      }
    }
  }

  private func cell(_ text: String, _ column: Int) -> some View {
    Text(verbatim: text).monospacedDigit()
      .fixedSize()
      .padding(.horizontal, 14).padding(.vertical, 7)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isNumeric(column) ? .trailing : .leading)
  }

  private func rule(_ height: CGFloat, _ opacity: Double) -> some View {
    Rectangle().fill(.primary).opacity(opacity).frame(height: height)
  }

  @ViewBuilder private func ground(_ row: Int, _ column: Int) -> some View {
    ForEach(highlights.indices, id: \.self) { index in
      let highlight = highlights[index]
      if highlight.holds(row: row, column: column) { Rectangle().fill(highlight.color) }
    }
  }

  /// Whether all texts of a column are numbers.
  private func isNumeric(_ column: Int) -> Bool {
    let texts = rows.map { $0[column] }.filter { !$0.isEmpty }
    return !texts.isEmpty
      && texts.allSatisfy { Double($0.replacingOccurrences(of: "\u{2212}", with: "-")) != nil }
  }
}
