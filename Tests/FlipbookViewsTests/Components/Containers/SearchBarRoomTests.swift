import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The bar over a field to search in.
@Suite("the bar over a search field")
@MainActor
struct SearchBarRoomTests {
  /// Where the page begins, in points from the top.
  private func top(_ view: some View) -> CGFloat {
    ViewRuntime(300, 400) { view }.fills(at: 0).filter { $0.width == 9 }.map(\.minY).min() ?? .nan
  }

  private var page: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 9, height: 20)
      Spacer(minLength: 0)
    }
  }

  /// From shridharmalimca/SwiftUI `JSONParsing` (the field 39.67 below the safe area, of which the bar lacks 5.33 beside an
  /// island) and XJ-UoG/LittleLemonCapstone, its menu (53.0 below the view above, with a distance of 8).
  @Test("a page without a title keeps the row of its bar over a search field")
  func row() {
    let plain = top(NavigationStack { page })
    let inside = top(NavigationStack { page.searchable(text: .constant("")) })
    let around = top(NavigationStack { page }.searchable(text: .constant("")))
    #expect(plain == 0)
    // The row of 44, 1, the field of 36 and 15.
    #expect(inside == 96 && around == 96, "\(inside) \(around)")
  }

  @Test("a hidden bar has no row over a search field")
  func hidden() {
    let view = NavigationStack { page.searchable(text: .constant("")).toolbar(.hidden, for: .navigationBar) }
    #expect(top(view) == 52, "\(top(view))")
  }
}
