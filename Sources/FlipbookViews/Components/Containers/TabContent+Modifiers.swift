import FlipbookDrawing
import FlipbookMotion
import Foundation

extension TabContent {
  private func changed(_ pages: some View) -> TabContentBuilder<TabValue>.Pages { .init(pages) }

  /// Shows a number at the tab; none for 0 and below.
  public func badge(_ count: Int) -> some TabContent<TabValue> { changed(_pages.badge(count)) }
  /// Shows a text at the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { changed(_pages.badge(label)) }
  /// Shows a localized text at the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    changed(_pages.badge(Text(key)))
  }
  /// Shows a string at the tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    changed(_pages.badge(Text(label)))
  }

  /// Leaves the pages out of the bar while a condition holds.
  public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    let pages = _pages
    return changed(Group { if !isHidden { pages } })
  }

  /// Makes the pages' controls unusable while a condition holds.
  public func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
    changed(_pages.disabled(isDisabled))
  }

  /// Identifies the tab for changes that people make; has no effect in a film.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Sets the changes that people may make; has no effect in a film.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Sets the place of the tab; has no effect in a film.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Sets whether the tab is seen at first. False leaves the pages out of a bar of tabs.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let pages = _pages
    let isHidden = visibility == .hidden && (placements.isEmpty || placements.contains(.tabBar))
    return changed(Group { if !isHidden { pages } })
  }
  /// Adds actions to the header of a section in a sidebar; it isn't made in a film.
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> { self }

  /// Names the tab for assistive technology; has no effect in a film.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Names the tab for assistive technology; has no effect in a film.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }
  /// Describes the tab for assistive technology; has no effect in a film.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Gives the value of the tab for assistive technology; has no effect in a film.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Identifies the tab for tests; has no effect in a film.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}
