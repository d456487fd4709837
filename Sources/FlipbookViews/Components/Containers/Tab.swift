import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Tab where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page with a title from a string, a symbol and a value. The role is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: FlipbookViews.Label(title, systemImage: systemImage))
  }

  /// Makes a page with a localized title, a symbol and a value. The role is ignored.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: FlipbookViews.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a page with a localized title, an image by its name and a value. The role is ignored.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }

  /// Makes a page with a localized title, an image and a value. The role is ignored.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: FlipbookViews.Label(title: { Text(verbatim: "") }, icon: { Image(systemName: "") }))
  }

  /// Makes a page with a title from a string and a symbol. The role is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(title, systemImage: systemImage))
  }

  /// Makes a page with a localized title and a symbol. The role is ignored.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a page with a localized title and an image by its name. The role is ignored.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }
}

extension Tab {
  /// Makes a page with a label and a value. The role is ignored.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Label == EmptyView {
  /// Makes a page without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never {
  /// Makes a page with a label. The role is ignored.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page that is a search, whatever the role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: value, content: content(),
      label: FlipbookViews.Label(LocalizedStringKey("Search"), systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == FlipbookViews.Label<Text, Image> {
  /// Makes a page that is a search, whatever the role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: FlipbookViews.Label(LocalizedStringKey("Search"), systemImage: "magnifyingglass"))
  }
}

extension EnvironmentValues {
  /// The place of the accessory of the bar: always `expanded`.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

extension View {
  /// Sets when the bar gets smaller. Reports any time but `automatic` and `never` as unsupported.
  public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported(
      "View.tabBarMinimizeBehavior", when: [.onScrollDown, .onScrollUp].contains(behavior), file, line)
  }
  /// Keeps changes that people make; has no effect in a film.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Sets the form of the tab view at first; has no effect in a film.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
  /// Sets the header of the sidebar; it isn't made in a film.
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Sets the footer of the sidebar; it isn't made in a film.
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Sets the bar under the sidebar; it isn't made in a film.
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Shows a view on glass above the bar of a tab view.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    let accessory = content()
    return overlay(alignment: .bottom) {
      accessory.padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 48)
        .glassEffect(.regular, in: Capsule()).padding(.horizontal, 20).padding(.bottom, 57)
    }
  }
}
