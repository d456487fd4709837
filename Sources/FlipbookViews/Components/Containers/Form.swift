import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls with their labels in rows.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  /// Makes a form of the rows in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows on round plates.
  public var body: some View {
    RowsView(style: .insetGrouped, hidesBackground: hidesBackground, content: content)
  }
}
