import FlipbookDrawing
import Foundation

/// The field to search in of a page that scrolls: it keeps its room, in which it goes up and becomes less high from below.
struct SearchFieldRoom: ViewModifier {
  /// How far the page has gone up.
  let gone: CGFloat
  /// Of the field.
  let height: CGFloat
  /// Room at each side that is never cut, in points: more than screens are wide.
  private static let reach: CGFloat = 2000
  private var metrics: SearchMetrics { ControlMetrics.current.search }

  func body(content: Content) -> some View {
    // The room below the field goes first.
    let cut = max(0, gone - metrics.below)
    content
      .opacity(1 - min(1, cut * 2 / height))
      .mask(alignment: .top) {
        // The button that ends a search comes from beyond the field's edge.
        Rectangle().padding(.bottom, min(cut, height)).padding(.horizontal, -Self.reach)
      }
  }
}
