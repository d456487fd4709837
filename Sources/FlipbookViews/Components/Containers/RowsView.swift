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
  @Environment(\.isBelowBar) private var isBelowBar
  @State private var groups = ListGroups()
  @State private var move = RowMove()
  /// How far below the bar it begins, in points; all that is more than a padding is the same.
  @State private var depth = Self.padding + 1
  @State private var isEmpty = false

  /// A list may stand so far below a large title, in points, and still begin the page: the usual padding.
  private static var padding: CGFloat { 16 }

  init(style: ListAppearance, hidesBackground: Bool, selection: ListSelection? = nil, content: Content) {
    (self.style, self.hidesBackground, self.content) = (style, hidesBackground, content)
    self.selection = selection
  }

  var body: some View {
    let row = ListRowModifier(
      style: style, groups: groups, chosen: selection?.chosen() ?? [], choose: selection?.choose,
      hasTopLine: isBelowBar && depth <= (isBelowLargeTitle ? Self.padding : 0.5))
    return ScrollView {
      LayoutContainer(
        layout: ListLayout(
          style: style, spacing: spacing, groups: groups, row: row,
          isBelowLargeTitle: depth < 0.5 && isBelowLargeTitle),
        content: content.modifier(row)
          .modifier(ListMotionModifier(groups: groups)).environment(\.listStyle, style)
          .environment(\.rowMove, move).environment(\.isAlternative, true)
      )
      .onGeometryChange(for: Bool.self, of: { $0.size.height == 0 }) { isEmpty = $0 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onGeometryChange(
      for: CGFloat.self, of: { min(abs($0.frame(in: .named(SafeAreaSpace())).minY), Self.padding + 1) }
    ) { depth = $0 }
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
