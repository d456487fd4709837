import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Around the content of a row, in points; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(insets: insets))
  }

  /// Whether rows have lines over and under them.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden ? edges : [])
  }

  /// A view behind the content of a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    LayeredView(
      content: self, secondary: view, alignment: .center, kind: .background, fillsRow: view != nil
    )
    .layoutValue(key: ListRowGroundKey.self, value: view != nil)
  }

  /// The colour of the line below a row; nil for the usual.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowTintKey.self, value: edges.contains(.bottom) ? color : nil)
  }

  /// The room between the rows of lists, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.rows = spacing }
  }

  /// The room between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing }
  }

  /// The room between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
  }
}

private struct ListRowInsetsModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let insets: EdgeInsets?
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) {
    if let insets { traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] = insets }
  }
}
