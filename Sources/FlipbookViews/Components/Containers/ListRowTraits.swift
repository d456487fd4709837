import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Around the content of a row, in points; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(insets: insets))
  }

  /// Around the content of a row at some of its edges, in points; nil for the usual ones.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListRowInsetsModifier(insets: nil, edges: edges, length: length))
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
  var edges: Edge.Set = []
  var length: CGFloat?
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) {
    let key = ObjectIdentifier(ListRowInsetsKey.self)
    if let insets { traits.layoutValues[key] = insets }
    guard let length, !edges.isEmpty else { return }
    let metrics = ControlMetrics.current.list
    var own =
      traits.layoutValues[key] as? EdgeInsets
      ?? EdgeInsets(
        top: metrics.contentInset, leading: metrics.inset, bottom: metrics.contentInset,
        trailing: metrics.inset)
    if edges.contains(.top) { own.top = length }
    if edges.contains(.leading) { own.leading = length }
    if edges.contains(.bottom) { own.bottom = length }
    if edges.contains(.trailing) { own.trailing = length }
    traits.layoutValues[key] = own
  }
}
