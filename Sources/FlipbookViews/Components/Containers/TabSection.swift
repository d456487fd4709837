import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pages of a tab view under a heading, which a bar has no room for: they stand with the others.
public struct TabSection<Header: View, Content: View>: View {
  let content: Content

  /// Makes a section of pages; the heading isn't shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The pages.
  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  /// Makes a section of pages without a heading.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  /// Makes a section of pages; the title isn't shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Makes a section of pages; the title isn't shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}
