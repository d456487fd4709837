import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pages of a tab view under a heading, which a bar has no room for: they stand with the others.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
  /// The type of the values of the pages.
  public typealias TabValue = SelectionValue
  /// The pages make their views themselves.
  public typealias Body = Self
  let content: Content

  /// Makes a section of pages; the heading isn't shown.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// The pages.
  public var _pages: AnyView { content._pages }
}

extension TabSection where Header == EmptyView {
  /// Makes a section of pages without a heading.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  /// Makes a section of pages; the title isn't shown.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
  /// Makes a section of pages; the title isn't shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
}
