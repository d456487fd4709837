import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The columns of a split view beside each other. Content pushed in one is shown in the next.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The visibility that the person chose with the button that shows and hides columns.
  @State private var chosen: NavigationSplitViewVisibility?
  /// The content pushed in the column before, with a number for each.
  @State private var pushedContent: (id: Int, view: AnyView)?
  @State private var pushedDetail: (id: Int, view: AnyView)?
  @State private var widths: [CGFloat?] = [nil, nil]
  @Environment(\.splitArrangement) private var arrangement

  init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    self.visibility = visibility
  }

  /// Of the columns before the details, in points, unless they want another.
  private static var columnWidth: CGFloat { 320 }
  private var hasContent: Bool { Content.self != EmptyView.self }

  var body: some View {
    GeometryReader { geometry in
      let shown = shown(isWide: geometry.size.width > geometry.size.height)
      let isOver = isOver(isWide: geometry.size.width > geometry.size.height)
      ZStack(alignment: .leading) {
        HStack(spacing: 0) {
          if !isOver { leading(shown) }
          NavigationContainer(
            root: detailRoot.modifier(SidebarButton(isShown: shown == .detailOnly, show: show))
          )
          .id(pushedDetail?.id ?? 0)
          .frame(maxWidth: .infinity)
        }
        if isOver, shown != .detailOnly {
          Color.black.opacity(0.1).ignoresSafeArea().onTapGesture { choose(.detailOnly) }
          HStack(spacing: 0) { leading(shown) }.shadow(color: .black.opacity(0.15), radius: 12)
        }
      }
    }
    .environment(\.joinsStack, false)
  }

  /// The columns before the details.
  @ViewBuilder
  private func leading(_ shown: NavigationSplitViewVisibility) -> some View {
    if shown == .all {
      column(0) {
        NavigationContainer(
          root: sidebar.modifier(
            SidebarButton(isShown: true) { choose(hasContent ? .doubleColumn : .detailOnly) })
        ) { push($0, isContent: hasContent) }
      }
    }
    if hasContent, shown != .detailOnly {
      column(1) {
        NavigationContainer(
          root: contentRoot.modifier(SidebarButton(isShown: shown == .doubleColumn, show: show))
        ) { push($0, isContent: false) }
        .id(pushedContent?.id ?? 0)
      }
    }
  }

  private func column<V: View>(_ number: Int, @ViewBuilder _ view: () -> V) -> some View {
    HStack(spacing: 0) {
      view()
        .onPreferenceChange(ColumnWidthKey.self) { widths[number] = $0 }
        .environment(\.horizontalSizeClass, .compact)
        .frame(width: widths[number] ?? Self.columnWidth)
      Divider().ignoresSafeArea()
    }
    .background(.background)
  }

  @ViewBuilder private var contentRoot: some View {
    if let pushedContent { pushedContent.view } else { content }
  }

  @ViewBuilder private var detailRoot: some View {
    if let pushedDetail { pushedDetail.view } else { detail }
  }

  private func push(_ view: AnyView, isContent: Bool) {
    if isContent {
      pushedContent = ((pushedContent?.id ?? 0) + 1, view)
    } else {
      pushedDetail = ((pushedDetail?.id ?? 0) + 1, view)
    }
  }

  // MARK: Visibility

  private func choose(_ columns: NavigationSplitViewVisibility) {
    withAnimation(NavigationContext.animation) {
      if let visibility { visibility.wrappedValue = columns } else { chosen = columns }
    }
  }

  private func show() { choose(.all) }

  /// The columns that are shown: `all`, `doubleColumn` or `detailOnly`.
  private func shown(isWide: Bool) -> NavigationSplitViewVisibility {
    let wanted = visibility?.wrappedValue ?? chosen ?? .automatic
    guard wanted == .automatic else { return !hasContent && wanted == .doubleColumn ? .all : wanted }
    guard isWide || arrangement == .balanced, arrangement != .prominentDetail else { return .detailOnly }
    return hasContent ? .doubleColumn : .all
  }

  /// Whether the first columns lie over the details.
  private func isOver(isWide: Bool) -> Bool {
    arrangement == .prominentDetail || (arrangement == .automatic && !isWide)
  }
}

/// Gives a page's bar the button that shows or hides the columns before it.
private struct SidebarButton: ViewModifier {
  let isShown: Bool
  let action: @MainActor () -> Void

  init(isShown: Bool, show: @escaping @MainActor () -> Void) {
    (self.isShown, action) = (isShown, show)
  }

  func body(content: Content) -> some View {
    if isShown {
      content.toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(action: action) { Image(systemName: "sidebar.left") }
        }
      }
    } else {
      content
    }
  }
}
