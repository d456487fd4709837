import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a view the title of a section of a menu.
struct MenuHeader: ViewModifier {
  init() {}

  func body(content: Content) -> some View {
    content
      .font(.caption)
      .foregroundStyle(Color(uiColor: .secondaryLabel))
      .padding(.horizontal, MenuRowMetrics.margin)
      .padding(.vertical, MenuRowMetrics.headerVertical)
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutValue(key: MenuItemKey.self, value: .header)
  }
}
