import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives items to the bars around. They have the environment of the view that gives them, as what it presents has.
struct ToolbarModifier: ViewModifier {
  let items: [_ToolbarEntry]
  @Environment(\.self) private var page

  init(items: [_ToolbarEntry]) { self.items = items }

  func body(content: Content) -> some View {
    let (leading, trailing) = (views(.leading), views(.trailing))
    let (principal, bottom) = (views(.principal), views(.bottom))
    return content.transformPreference(NavigationBarKey.self) { bar in
      bar.cancels = bar.cancels || items.contains { $0.placement.isCancellation }
      bar.leading = row(bar.leading, leading)
      bar.trailing = row(bar.trailing, trailing)
      bar.principal = principal ?? bar.principal
      bar.bottom = row(bar.bottom, bottom)
    }
  }

  /// The items of a side, in the order in which they are given.
  private func views(_ side: ToolbarItemPlacement.Side) -> AnyView? {
    let found = items.filter { $0.placement.side == side }
    guard !found.isEmpty else { return nil }
    let row = HStack(spacing: ControlMetrics.current.bar.itemSpacing) {
      ForEach(0..<found.count) { index in
        found[index].view.fontWeight(found[index].placement.isConfirmation ? .semibold : nil)
      }
    }
    .modifier(BarItemEnvironment(page: page))
    // The title's place has room for symbols and titles; symbols are large there too.
    return side == .principal ? AnyView(row.imageScale(.large)) : AnyView(row.barItem())
  }

  /// Items of several toolbars stand beside each other, those of inner views first.
  private func row(_ inner: AnyView?, _ outer: AnyView?) -> AnyView? {
    guard let inner, let outer else { return outer ?? inner }
    return AnyView(
      HStack(spacing: ControlMetrics.current.bar.itemSpacing) {
        inner
        outer
      })
  }
}
