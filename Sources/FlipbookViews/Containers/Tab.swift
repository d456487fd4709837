import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a page of a tab view is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
  public static let prominent = TabRole(name: "prominent")
}

/// Pages of a tab view under a heading, which a bar has no room for: they stand with the others.
public struct TabSection<Header: View, Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension Tab where Label == FlipbookViews.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: FlipbookViews.Label(title, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: FlipbookViews.Label(titleKey, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == FlipbookViews.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(title, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(titleKey, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: FlipbookViews.Label(titleKey, image: image))
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Label == EmptyView {
  /// A page without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Label == FlipbookViews.Label<Text, Image> {
  /// A page that is a search.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: value, content: content(),
      label: FlipbookViews.Label(LocalizedStringKey("Search"), systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == FlipbookViews.Label<Text, Image> {
  /// A page that is a search.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: FlipbookViews.Label(LocalizedStringKey("Search"), systemImage: "magnifyingglass"))
  }
}

/// When the bar of a tab view gets smaller: never, in a film.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Where a view that belongs to the bar of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What people have made of a tab view; nothing, in a film.
public struct TabViewCustomization: Codable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetTabOrder() {}
}

/// What people may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// Where a tab stands where there is room for more than a bar.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

extension View {
  public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported(
      "View.tabBarMinimizeBehavior", when: [.onScrollDown, .onScrollUp].contains(behavior), file, line)
  }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func customizationID(_ id: String) -> some View { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// A view above the bar of a tab view.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    let accessory = content()
    return overlay(alignment: .bottom) {
      accessory.padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 48)
        .glassEffect(.regular, in: Capsule()).padding(.horizontal, 20).padding(.bottom, 57)
    }
  }
}
