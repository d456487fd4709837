import FlipbookDrawing
import FlipbookViews
import Foundation

/// The content of a cell as a view of SwiftUI, within margins, before a background.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let ground: Background
  private(set) var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private(set) var least = CGSize(width: 0, height: 44)

  init(content: Content, ground: Background) { (self.content, self.ground) = (content, ground) }

  /// Makes the view of a cell.
  public func makeContentView() -> any UIView & UIContentView { HostedCellView(self) }
  /// Returns the content itself; it has the same appearance in all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the content with other margins at some edges, in points; nil leaves an edge as it is.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  /// Returns the content with other margins at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  /// Returns the content with another smallest size, in points; nil leaves a length as it is.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    if let width { copy.least.width = width }
    if let height { copy.least.height = height }
    return copy
  }

  /// Returns the content before another background.
  public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<
    Content, Other
  > {
    var copy = UIHostingConfiguration<Content, Other>(content: self.content, ground: content())
    (copy.insets, copy.least) = (insets, least)
    return copy
  }

  /// Returns the content before a style.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, AnyView> {
    background { AnyView(Rectangle().fill(style)) }
  }

  /// The view that a cell shows.
  @MainActor
  var root: some View {
    content.padding(insets).frame(minWidth: least.width, minHeight: least.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background { ground }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Makes the content of a cell from a view.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), ground: EmptyView()) }
}
