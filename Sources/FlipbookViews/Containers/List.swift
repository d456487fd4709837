import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Rows from top to bottom, as wide as what is offered, that may be longer than it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  @Environment(\.chosenListStyle) private var style
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { RowsView(style: style, hidesBackground: hidesBackground, content: content) }
}

extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// Controls with their labels in rows.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    RowsView(style: .grouped, hidesBackground: hidesBackground, content: content)
  }
}

/// How the rows of lists look.
enum ListLook: Equatable {
  /// From edge to edge.
  case plain
  /// On round plates.
  case grouped
}

private struct RowsView<Content: View>: View {
  let style: ListLook
  let hidesBackground: Bool
  let content: Content
  @Environment(\.colorScheme) private var scheme

  init(style: ListLook, hidesBackground: Bool, content: Content) {
    (self.style, self.hidesBackground, self.content) = (style, hidesBackground, content)
  }

  var body: some View {
    ScrollView {
      LayoutContainer(
        layout: ListLayout(style: style),
        content: content.modifier(ListRowModifier(style: style)).environment(\.listStyle, style)
      )
      .padding(.vertical, style == .grouped ? 20 : 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(hidesBackground ? Color.clear : ground)
  }

  private var ground: Color {
    switch (style, scheme) {
    case (.plain, .dark), (.grouped, .dark): .black
    case (.plain, .light): .white
    case (.grouped, .light): Color(.sRGB, red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }
  }
}

/// Places rows under each other, each in the full width.
private struct ListLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let style: ListLook

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let row = ProposedViewSize(width: proposal.width, height: nil)
    let sizes = subviews.map { $0.sizeThatFits(row) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for subview in subviews {
      let row = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
      y += subview.sizeThatFits(row).height
    }
  }
}

/// Makes a row of a list from a view: insets, a least height of 44 points, a ground and a line below.
private struct ListRowModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let style: ListLook
  @Environment(\.colorScheme) private var scheme

  init(style: ListLook) { self.style = style }

  static var affectsLayout: Bool { true }

  private func isLabel(_ content: Element) -> Bool {
    content.traits.layoutValues[ObjectIdentifier(ListRowKindKey.self)] as? ListRowKind == .label
  }

  private func insets(_ content: Element) -> EdgeInsets {
    if isLabel(content) {
      return EdgeInsets(top: 14, leading: margin + 16, bottom: 6, trailing: margin + 16)
    }
    let own = content.traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] as? EdgeInsets
    var insets = own ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    insets.leading += margin
    insets.trailing += margin
    return insets
  }

  /// Beside the plates, in points.
  private var margin: CGFloat { style == .grouped ? 16 : 0 }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let insets = insets(content)
    let own = content.sizeThatFits(inner(proposal, insets))
    let height = own.height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? own.width + insets.leading + insets.trailing,
      height: isLabel(content) ? height : max(44, height))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let insets = insets(content)
    let offered = inner(ProposedViewSize(size), insets)
    let own = content.sizeThatFits(offered)
    let isRightToLeft = content.environment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? size.width - insets.leading - own.width : insets.leading
    let y = isLabel(content) ? insets.top : (size.height - own.height) / 2
    content.place(at: CGPoint(x: x, y: y), proposal: offered)
  }

  func isHit(at point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    if !isLabel(content) {
      let plate = CGRect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: size.height)
      if style == .grouped {
        context.fill(
          Path(plate),
          with: .color(
            scheme == .dark ? Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white))
      }
      let hidesLine =
        content.traits.layoutValues[ObjectIdentifier(ListRowSeparatorKey.self)] as? Bool ?? false
      if !hidesLine {
        let line = CGRect(
          x: margin + 16, y: size.height - 0.5, width: max(0, plate.width - 16), height: 0.5)
        context.fill(Path(line), with: .style(_SystemShapeStyle.separator))
      }
    }
    content.recordPlaced(in: context)
  }
}

private enum ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
private enum ListRowSeparatorKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  /// Around the content of a row, in points; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(insets: insets))
  }

  /// Whether rows have a line below.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden)
  }

  /// A view behind the content of a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { background { view } }
}

private struct ListRowInsetsModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let insets: EdgeInsets?
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) {
    if let insets { traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] = insets }
  }
}
