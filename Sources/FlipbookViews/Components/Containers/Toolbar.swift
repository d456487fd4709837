import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Never: ToolbarContent {
  /// No items.
  public var _items: [_ToolbarEntry] { [] }
}

extension View {
  /// At a side of a bar, which has room for symbols alone.
  func barItem() -> some View { labelStyle(.iconOnly).imageScale(.large) }

  /// Puts items into the bar of the navigation container around.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    withToolbar(content()._items)
  }

  /// Puts items into the bar of the navigation container around, which people may change. Nobody changes a film's.
  public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
    withToolbar(content()._items)
  }

  /// Puts a view into the bar of the navigation container around, at the trailing side.
  @_disfavoredOverload
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    withToolbar([_ToolbarEntry(placement: .automatic, view: AnyView(content()))])
  }

  private func barsVisible(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden
    return navigationBarHidden(
      isHidden && (bars.isEmpty || bars.contains { $0 != .tabBar && $0 != .bottomBar })
    )
    .transformPreference(TabBarHiddenKey.self) { $0 = $0 || isHidden && bars.contains(.tabBar) }
  }

  /// Hides bars, or leaves them as they are.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsVisible(visibility, bars)
  }

  /// Hides bars, or leaves them as they are.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barsVisible(visibility, bars)
  }

  /// Changes how bars look; those of toolbars below keep theirs.
  fileprivate func bars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarAppearance) -> Void
  ) -> some View {
    let isNavigation = bars.isEmpty || bars.contains { $0 != .tabBar && $0 != .bottomBar }
    let (isTab, isBottom) = (bars.contains(.tabBar), bars.contains(.bottomBar))
    return transformPreference(NavigationBarKey.self) { items in
      if isNavigation { change(&items.appearance) }
      if isBottom { change(&items.bottomAppearance) }
    }
    .transformPreference(TabBarAppearanceKey.self) { if isTab { change(&$0) } }
  }

  /// Sets a style in place of the bar's own material; seen where the ground of the bar is.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.ground = AnyShapeStyle(style) }
  }

  /// Sets whether the ground of a bar is seen; unless set it is where content lies under the bar.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets whether the ground of a bar is seen; unless set it is where content lies under the bar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets the style of bars' items. Reports itself as unsupported: bars keep their own colours.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.toolbarForegroundStyle", file, line) }
  /// Adds a menu to the title in the row of items. A large title has none, and a principal item takes its place.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return transformPreference(NavigationBarKey.self) { $0.titleMenu = menu }
  }
  /// Removes an item that bars have by themselves. Reports `title` as unsupported.
  public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.toolbar(removing:)", when: defaultItemKind == .title, file, line) }
  /// Sets the colour scheme of a bar's items.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.scheme = colorScheme ?? $0.scheme }
  }
}
