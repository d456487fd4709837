import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable { case leading, trailing, principal, bottom, none }
  let side: Side
  /// Whether it confirms what the page is for, and so is in bold.
  var isConfirmation = false
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let principal = ToolbarItemPlacement(side: .principal)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isConfirmation: true)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  public static let status = ToolbarItemPlacement(side: .bottom)
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let title = ToolbarItemPlacement(side: .principal)
  public static let largeTitle = ToolbarItemPlacement(side: .none)
  public static let subtitle = ToolbarItemPlacement(side: .none)
  public static let largeSubtitle = ToolbarItemPlacement(side: .none)
  public static let bottomOrnament = ToolbarItemPlacement(side: .bottom)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .principal }
  /// Above a keyboard, of which a film has none.
  public static let keyboard = ToolbarItemPlacement(side: .none)
}

/// Items of a toolbar: of others, or those that toolbars know themselves.
@MainActor @preconcurrency
public protocol ToolbarContent: _DynamicPropertyOwner {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  var _items: [_ToolbarEntry] { get }
}

extension Never: ToolbarContent {
  public var _items: [_ToolbarEntry] { [] }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension ToolbarContent {
  /// The places are those of the body without an environment; what is shown is read again with that of the bar.
  public var _items: [_ToolbarEntry] {
    body._items.enumerated().map { index, entry in
      _ToolbarEntry(placement: entry.placement, view: AnyView(ToolbarPart(content: self, index: index)))
    }
  }
}

/// An item of a toolbar's content of the scene's own, with the state and the environment that the content reads.
private struct ToolbarPart<Content: ToolbarContent>: View {
  let content: Content
  let index: Int

  var body: some View {
    let items = content.body._items
    if items.indices.contains(index) { items[index].view }
  }
}

/// An item with its place.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.placement = placement
    self.content = content()
  }

  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: 16) { content }))]
  }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public var _items: [_ToolbarEntry] {
    guard placement.side == .bottom, sizing == .flexible else { return [] }
    return [_ToolbarEntry(placement: placement, view: AnyView(Spacer()))]
  }
}

/// How wide a room between items is.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    self
  }
}

/// Several items of a toolbar.
public struct _ToolbarItems: ToolbarContent {
  public typealias Body = Never
  public let _items: [_ToolbarEntry]
}

/// Builds the items of a toolbar from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression(_ content: some ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
  public static func buildBlock(_ content: _ToolbarItems...) -> _ToolbarItems {
    _ToolbarItems(_items: content.flatMap(\._items))
  }
  public static func buildOptional(_ content: _ToolbarItems?) -> _ToolbarItems {
    content ?? _ToolbarItems(_items: [])
  }
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first }
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems { second }
}

extension View {
  private func toolbar(_ items: [_ToolbarEntry]) -> some View {
    func views(_ side: ToolbarItemPlacement.Side) -> AnyView? {
      let found = items.filter { $0.placement.side == side }
      guard !found.isEmpty else { return nil }
      let row = HStack(spacing: 16) {
        ForEach(0..<found.count) { index in
          found[index].view.fontWeight(found[index].placement.isConfirmation ? .semibold : nil)
        }
      }
      // A bar has room for symbols alone; the title's place has room for both.
      return side == .principal ? AnyView(row) : AnyView(row.labelStyle(.iconOnly).imageScale(.large))
    }
    let (leading, trailing) = (views(.leading), views(.trailing))
    let (principal, bottom) = (views(.principal), views(.bottom))
    return transformPreference(NavigationBarKey.self) { bar in
      bar.leading = leading ?? bar.leading
      bar.trailing = trailing ?? bar.trailing
      bar.principal = principal ?? bar.principal
      bar.bottom = bottom ?? bar.bottom
    }
  }

  /// Items in the bar of the navigation container around.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    toolbar(content()._items)
  }

  /// Items in the bar of the navigation container around.
  @_disfavoredOverload
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    toolbar([_ToolbarEntry(placement: .automatic, view: AnyView(content()))])
  }

  private func barsVisible(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden
    return navigationBarHidden(
      isHidden && (bars.isEmpty || bars.contains { $0 != .tabBar && $0 != .bottomBar })
    )
    .transformPreference(TabBarHiddenKey.self) { $0 = $0 || isHidden && bars.contains(.tabBar) }
  }

  /// Whether bars are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsVisible(visibility, bars)
  }

  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsVisible(visibility, bars)
  }

  /// Changes how bars look; those of toolbars below keep theirs.
  fileprivate func bars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    let isNavigation = bars.isEmpty || bars.contains { $0 != .tabBar && $0 != .bottomBar }
    let (isTab, isBottom) = (bars.contains(.tabBar), bars.contains(.bottomBar))
    return transformPreference(NavigationBarKey.self) { items in
      if isNavigation { change(&items.look) }
      if isBottom { change(&items.bottomLook) }
    }
    .transformPreference(TabBarLookKey.self) { if isTab { change(&$0) } }
  }

  /// A style in place of the bar's own material; seen where the ground of the bar is.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.ground = AnyShapeStyle(style) }
  }

  /// Whether the ground of a bar is seen; by itself it is where content lies under the bar.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Whether the ground of a bar is seen; by itself it is where content lies under the bar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Has no effect, and says so: bars keep their own colors.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.toolbarForegroundStyle", file, line) }
  /// Has no effect, and says so: the title has no menu.
  public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.toolbarTitleMenu", file, line) }
  /// Has no effect on titles, and says so.
  public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.toolbar(removing:)", when: defaultItemKind == .title, file, line) }
  /// The scheme of a bar's items.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.scheme = colorScheme ?? $0.scheme }
  }
}

/// An item that bars have by themselves elsewhere.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// One of the bars of a film.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
