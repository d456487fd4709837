import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One of several views at a time, with a bar of labels to choose by.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var own: Int?
  @Environment(\.tabViewShowsPages) private var showsPages

  /// Makes a tab view whose chosen page is kept in a binding; nil for its own.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The chosen page over the bar, or the pages side by side.
  public var body: some View {
    TabPages(
      chosen: selection.map { AnyHashable($0.wrappedValue) }, position: own, showsPages: showsPages,
      content: content
    ) { tag, position in
      own = position
      if let selection, let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
    }
  }
}

extension TabView {
  /// Makes a tab view of pages with values, whose chosen one is kept in a binding; nil for its own.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == AnyView, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection, content()._pages)
  }
}

extension TabView where SelectionValue == Never, Content == AnyView {
  /// Makes a tab view of pages without values, which keeps its chosen page itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
    (selection, self.content) = (nil, content()._pages)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that keeps its chosen page itself.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A page of a tab view with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value that chooses the page.
  public typealias TabValue = Value
  /// The pages make their views themselves.
  public typealias Body = Self
  let value: Value?
  let content: Content
  let label: Label

  init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  /// The content, marked with the label and the value.
  public var _pages: AnyView {
    AnyView(content.modifier(TabItemModifier(label: AnyView(label))).modifier(OptionalTag(value: value)))
  }
}

private struct OptionalTag<Value: Hashable>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let value: Value?
  func changeTraits(_ traits: inout ElementTraits) {
    if let value { traits.tag = AnyHashable(value) }
  }
}

extension Tab where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page with a localized title, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = FlipbookViews.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Value == Never, Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = FlipbookViews.Label(titleKey, systemImage: systemImage)
  }
}

/// The label of a page, for the bar.
private enum TabItemKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }

private struct TabItemModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let label: AnyView
  func changeTraits(_ traits: inout ElementTraits) {
    traits.layoutValues[ObjectIdentifier(TabItemKey.self)] = label
  }
}

/// The pages of a tab view: a layout shows the chosen one and reports all of them to the bar.
private struct TabPages<Content: View>: View {
  let chosen: AnyHashable?
  let position: Int?
  let showsPages: Bool
  let content: Content
  let choose: @MainActor (AnyHashable?, Int) -> Void
  @State private var items: [TabItem] = []
  @State private var showsMore = false
  @State private var hidesBar = false
  @State private var coversContent = false
  @State private var appearance = BarAppearance()
  @State private var bottomBar = BarGround()
  @State private var reader = ScrollReaderContext()
  @Environment(\.tabViewShowsDots) private var showsDots
  @Environment(\.dotsHaveGround) private var showsGround
  @Environment(\.scrollReader) private var outerReader
  @Environment(\.scrollTargets) private var outerTargets

  init(
    chosen: AnyHashable?, position: Int?, showsPages: Bool, content: Content,
    choose: @escaping @MainActor (AnyHashable?, Int) -> Void
  ) {
    (self.chosen, self.position, self.showsPages) = (chosen, position, showsPages)
    (self.content, self.choose) = (content, choose)
  }

  private var index: Int {
    items.firstIndex { chosen != nil && $0.tag == chosen } ?? position ?? 0
  }

  var body: some View {
    if showsPages {
      GeometryReader { proxy in slides(proxy.size) }
        .overlay(alignment: .bottom) { if showsDots { dots.padding(.bottom, 11.33) } }
        // Until the pages are known it isn't known either which of them the chosen one is.
        .modifier(
          ChangeModifier(value: items.isEmpty ? nil : index, isInitial: true, keepsTransaction: true) {
            turn(to: $1)
          })
    } else {
      VStack(spacing: 0) {
        LayoutContainer(
          layout: TabLayout(chosen: chosen, position: position, pageSize: nil, bar: bottomBar) { update($0) },
          content: content.environment(\.isAlternative, true)
        )
        .overlay {
          if showsMore {
            MoreTabs(items: items) { page in
              showsMore = false
              choose(items[page].tag, page)
            }
          }
        }
        .onPreferenceChange(TabBarHiddenKey.self) { hidesBar = $0 }
        .onPreferenceChange(TabBarAppearanceKey.self) { appearance = $0 }
        .coordinateSpace(name: SafeAreaSpace())
        .coveredByBar(hidesBar ? 0 : ControlMetrics.current.bar.tabs, at: .bottom)
        .environment(\.bottomBar, bottomBar)
        .environment(\.joinsStack, false)
        // The titles of pages don't come to a bar around.
        .transformPreference(NavigationBarKey.self) { $0.title = NavigationTitle() }
        .transformPreference(NavigationTitleKey.self) { $0 = NavigationTitle() }
        if !hidesBar { bar }
      }
      .modifier(PageGround())
      .coveredAsWindow()
    }
  }

  private func update(_ found: [TabItem]) {
    let isSame = found.map(\.tag) == items.map(\.tag) && found.map(\.badge) == items.map(\.badge)
    if !isSame { items = found }
  }

  /// Shows a page: the first one, and one that changes without an animation, at once. Others slide in, as those that a finger turns to do.
  private func turn(to page: Int?) {
    guard let page, page != reader.page else { return }
    let isFirst = reader.page == nil
    reader.page = page
    let target = CGPoint(x: CGFloat(page) * reader.pageWidth, y: 0)
    if isFirst || ViewRuntime.current?.ambientTransaction?.animation == nil {
      reader.scroll(toOffset: target)
    } else {
      withAnimation(.easeInOut(duration: 0.35)) { reader.scroll(toOffset: target) }
    }
  }

  /// The pages side by side in a window that shows one.
  private func slides(_ size: CGSize) -> some View {
    let (items, choose, reader) = (items, choose, reader)
    reader.pageWidth = size.width
    reader.offsetChanged = { offset in
      guard size.width > 0 else { return }
      let page = Int((offset.x / size.width).rounded())
      guard items.indices.contains(page), page != reader.page else { return }
      reader.page = page
      choose(items[page].tag, page)
    }
    return ScrollWindow(
      axes: .horizontal,
      content: LayoutContainer(
        layout: TabLayout(chosen: chosen, position: position, pageSize: size) { update($0) },
        // The pages' own scroll views are others' to move.
        content: content.environment(\.scrollReader, outerReader).environment(\.scrollTargets, outerTargets))
    )
    .environment(\.scrollReader, reader)
    .environment(\.scrollTargets, .pages)
  }

  private var dots: some View {
    PageDots(count: items.count, index: index, hasGround: showsGround)
  }

  private var bar: some View {
    TabBar(
      items: items, index: index, showsMore: showsMore, coversContent: coversContent, appearance: appearance
    ) { page in
      showsMore = page == nil
      if let page { choose(items[page].tag, page) }
    }
    .onAppear { bottomBar.changed = { coversContent = $0 > 0 } }
  }
}

private struct TabLayout: Layout, PageLayout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let chosen: AnyHashable?
  let position: Int?
  /// Set where the pages stand side by side.
  let pageSize: CGSize?
  /// The bar below, if there is one.
  var bar: BarGround?
  var holdsPages: Bool { pageSize == nil }
  var pageWidth: CGFloat? { pageSize?.width }
  let report: @MainActor ([TabItem]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if let pageSize {
      return CGSize(width: pageSize.width * CGFloat(max(1, subviews.count)), height: pageSize.height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? CGSize(width: 10, height: 10))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let items = subviews.map { subview in
      let traits = subview.element.traits
      return TabItem(
        tag: traits.tag ?? subview.element.node.closestTag,
        label: traits.layoutValues[ObjectIdentifier(TabItemKey.self)] as? AnyView ?? AnyView(EmptyView()),
        badge: traits.layoutValues[ObjectIdentifier(TabBadgeKey.self)] as? Text)
    }
    let index = items.firstIndex { chosen != nil && $0.tag == chosen } ?? position ?? 0
    for (page, subview) in subviews.enumerated() {
      if let pageSize {
        let own = subview.sizeThatFits(ProposedViewSize(pageSize))
        subview.place(
          at: CGPoint(
            x: bounds.minX + pageSize.width * (CGFloat(page) + 0.5) - own.width / 2,
            y: bounds.midY - own.height / 2), proposal: ProposedViewSize(pageSize))
        continue
      }
      subview.element.choose(page == index)
      let own = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.place(
        at: CGPoint(x: bounds.midX - own.width / 2, y: bounds.midY - own.height / 2),
        proposal: ProposedViewSize(bounds.size))
    }
    guard let runtime = subviews.first?.element.runtime else { return }
    bar?.refresh(in: runtime)
    runtime.runLoop.post(at: runtime.now) { report(items) }
  }
}

extension _ViewNode {
  /// The identity of the closest `ForEach` element around.
  fileprivate var closestTag: AnyHashable? {
    var node: _ViewNode? = self
    while let current = node {
      if let tag = current.implicitTag { return tag }
      node = current.parent
    }
    return nil
  }
}

private enum TabViewPagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum TabViewDotsKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum DotsGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the pages of tab views have dots.
  var tabViewShowsDots: Bool {
    get { self[TabViewDotsKey.self] }
    set { self[TabViewDotsKey.self] = newValue }
  }

  /// Whether the dots of pages stand on a ground of their own.
  var dotsHaveGround: Bool {
    get { self[DotsGroundKey.self] }
    set { self[DotsGroundKey.self] = newValue }
  }

  /// Whether tab views show dots in place of a bar.
  var tabViewShowsPages: Bool {
    get { self[TabViewPagesKey.self] }
    set { self[TabViewPagesKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the view in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    // Of several views, also in stacks, only texts and images are taken, without what changes them.
    let parts = label().previews.flatMap { ($0.withoutModifiers as? any StackedViews)?.stackedViews ?? [$0] }
    let icon = parts.lazy.compactMap { $0.withoutModifiers as? Image }.first
    let title = parts.lazy.compactMap { $0.withoutModifiers as? Text }.first
    let itemLabel =
      icon == nil && title == nil
      ? AnyView(ForEach(0..<parts.count) { AnyView(parts[$0]) })
      : AnyView(TabItemLabel(icon: icon, title: title))
    return modifier(TabItemModifier(label: itemLabel))
  }

  /// Sets the style of tab views in the view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewShowsPages, S._showsPages).environment(\.tabViewShowsDots, style._showsDots)
  }

  /// Sets the appearance of the dots of pages: whether they always have a ground.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.dotsHaveGround, (style as? PageIndexViewStyle)?.mode == .always)
  }
}
