import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum OuterToolbarKey: EnvironmentKey { static var defaultValue: [_ToolbarEntry] { [] } }

extension EnvironmentValues {
  /// The items that a toolbar around a container of pages has for the bar at the bottom of its first page.
  var outerToolbar: [_ToolbarEntry] {
    get { self[OuterToolbarKey.self] }
    set { self[OuterToolbarKey.self] = newValue }
  }
}

extension View {
  /// Gives items to the bars around. Those at the bottom go to the first page where the view is a container of pages.
  func withToolbar(_ items: [_ToolbarEntry]) -> some View {
    let isOuter = withoutModifiers is any PageStack
    let inner = isOuter ? items.filter { $0.placement.side == .bottom } : []
    let outer = isOuter ? items.filter { $0.placement.side != .bottom } : items
    return transformEnvironment(\.outerToolbar) { $0 += inner }.modifier(ToolbarModifier(items: outer))
  }
}

/// Gives a container's first page the items at the bottom that are given around the container.
struct TakesOuterToolbar: ViewModifier {
  @Environment(\.outerToolbar) private var items

  init() {}

  @ViewBuilder
  func body(content: Content) -> some View {
    if items.isEmpty {
      content
    } else {
      content.environment(\.outerToolbar, []).modifier(ToolbarModifier(items: items))
    }
  }
}
