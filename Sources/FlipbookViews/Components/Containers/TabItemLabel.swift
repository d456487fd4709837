import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An item of a tab bar: its symbol, filled where there is such a form, at one height and its title on one line with the others'.
struct TabItemLabel<Icon: View, Title: View>: View {
  let icon: Icon
  let title: Title
  @Environment(\.tabItemsAreRows) private var isRow

  init(icon: Icon, title: Title) { (self.icon, self.title) = (icon, title) }

  /// The height of a title's line.
  private static func line(_ size: CGFloat) -> CGFloat { (1.193 * size * 3).rounded(.up) / 3 }

  @ViewBuilder var body: some View {
    let metrics = ControlMetrics.current.bar
    if isRow {
      HStack(spacing: 16) {
        icon.imageScale(.large).frame(width: 30)
        title.foregroundStyle(.primary)
      }
    } else {
      ZStack(alignment: .top) {
        icon.font(.system(size: metrics.tabSymbol, weight: .medium)).imageScale(.large)
          .frame(height: 2 * metrics.tabSymbolMiddle)
        title.font(.system(size: metrics.tabTitle, weight: .medium)).lineLimit(1)
          .padding(.top, metrics.tabTitleTop)
      }
      // A symbol keeps its place where there is no title.
      .frame(minHeight: metrics.tabTitleTop + Self.line(metrics.tabTitle), alignment: .top)
    }
  }
}

private enum TabItemRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether items of tab bars are rows of the list of those that a bar has no room for.
  var tabItemsAreRows: Bool {
    get { self[TabItemRowsKey.self] }
    set { self[TabItemRowsKey.self] = newValue }
  }
}
