import FlipbookDrawing
import FlipbookMotion
import Foundation

struct RowsView<Content: View>: View {
  let style: ListAppearance
  let hidesBackground: Bool
  let selection: ListSelection?
  let content: Content
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listSpacing) private var spacing
  @Environment(\.isElevated) private var isElevated
  @Environment(\.largeTitleIsShown) private var isBelowLargeTitle
  @State private var groups = ListGroups()
  @State private var move = RowMove()
  /// Whether it begins where the bar ends.
  @State private var isAtTop = false
  @State private var isEmpty = false

  init(style: ListAppearance, hidesBackground: Bool, selection: ListSelection? = nil, content: Content) {
    (self.style, self.hidesBackground, self.content) = (style, hidesBackground, content)
    self.selection = selection
  }

  var body: some View {
    let row = ListRowModifier(
      style: style, groups: groups, chosen: selection?.chosen() ?? [], choose: selection?.choose)
    return ScrollView {
      LayoutContainer(
        layout: ListLayout(
          style: style, spacing: spacing, groups: groups, row: row,
          isBelowLargeTitle: isAtTop && isBelowLargeTitle),
        content: content.modifier(row)
          .modifier(ListMotionModifier(groups: groups)).environment(\.listStyle, style)
          .environment(\.rowMove, move)
      )
      .onGeometryChange(for: Bool.self, of: { $0.size.height == 0 }) { isEmpty = $0 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onGeometryChange(for: Bool.self, of: { abs($0.frame(in: .named(SafeAreaSpace())).minY) < 0.5 }) {
      isAtTop = $0
    }
    .background(ground ?? .clear)
    .preference(key: ListGroundKey.self, value: ground)
  }

  /// Behind plates it is grey. Rows without plates have a ground of their own each, and there is none beside them.
  private var ground: Color? {
    guard !hidesBackground, style.hasPlates else { return nil }
    return isEmpty
      ? SystemGrounds.plain(scheme, isElevated: isElevated)
      : SystemGrounds.grouped(scheme, isElevated: isElevated)
  }
}
