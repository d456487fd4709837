import FlipbookDrawing
import Foundation

/// A row of a ``Grid``: one cell for each view.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  @State private var row = GridRowIdentity()

  /// Makes a row of the views in a closure.
  /// - Parameter alignment: The alignment of the cells; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The cells, each marked with its row.
  public var body: some View {
    content.layoutValue(key: GridRowKey.self, value: GridRowValue(identity: row, alignment: alignment))
  }
}
