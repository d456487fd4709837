import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Rows from top to bottom, as wide as what is offered, that may be longer than it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: ListSelection?
  @Environment(\.chosenListStyle) private var style
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  /// Makes a list whose tapped row is kept in a binding, by its tag.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// Makes a list whose chosen rows are those with tags in a binding; taps don't change them.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// The rows in the style around them.
  public var body: some View {
    RowsView(style: style, hidesBackground: hidesBackground, selection: selection, content: content)
  }
}

extension List {
  /// Makes a row for each element, told apart by its own identity, with a selection of one.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, told apart by its own identity, with a selection of several. Taps don't
  /// change it.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, told apart by the value at a key path, with a selection of one.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each element, told apart by the value at a key path, with a selection of several. Taps
  /// don't change it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the rows in a closure.
  public init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), nil) }

  /// Makes a row for each element, told apart by its own identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    (content, selection) = (ForEach(data, content: rowContent), nil)
  }

  /// Makes a row for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    (content, selection) = (ForEach(data, id: id, content: rowContent), nil)
  }

  /// Makes a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    (content, selection) = (ForEach(data, content: rowContent), nil)
  }
}

/// Controls with their labels in rows.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.scrollContentIsHidden) private var hidesBackground

  /// Makes a form of the rows in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows on round plates.
  public var body: some View {
    RowsView(style: .insetGrouped, hidesBackground: hidesBackground, content: content)
  }
}

/// How the rows of lists look.
enum ListLook: Equatable {
  /// From edge to edge.
  case plain
  /// The same without a line over the first row.
  case inset
  /// On plates from edge to edge.
  case grouped
  /// On round plates.
  case insetGrouped

  /// Whether rows stand on plates.
  var hasPlates: Bool { self == .grouped || self == .insetGrouped }

  /// Beside the plates, in points.
  var margin: CGFloat { self == .insetGrouped ? ControlMetrics.current.list.margin : 0 }

  /// Of the plates, in points.
  var cornerRadius: CGFloat { self == .insetGrouped ? ControlMetrics.current.list.cornerRadius : 0 }
}

private struct RowsView<Content: View>: View {
  let style: ListLook
  let hidesBackground: Bool
  let selection: ListSelection?
  let content: Content
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listSpacing) private var spacing
  @Environment(\.isElevated) private var isElevated
  @Environment(\.largeTitleIsShown) private var isBelowLargeTitle
  @State private var groups = ListGroups()
  @State private var move = RowMove()
  /// Whether it begins where the bar ends.
  @State private var isAtTop = false
  @State private var isEmpty = false

  init(style: ListLook, hidesBackground: Bool, selection: ListSelection? = nil, content: Content) {
    (self.style, self.hidesBackground, self.content) = (style, hidesBackground, content)
    self.selection = selection
  }

  var body: some View {
    let row = ListRowModifier(
      style: style, groups: groups, chosen: selection?.chosen() ?? [], choose: selection?.choose)
    return ScrollView {
      LayoutContainer(
        layout: ListLayout(
          style: style, spacing: spacing, groups: groups, row: row,
          isBelowLargeTitle: isAtTop && isBelowLargeTitle),
        content: content.modifier(row)
          .modifier(ListMotionModifier(groups: groups)).environment(\.listStyle, style)
          .environment(\.rowMove, move)
      )
      .onGeometryChange(for: Bool.self, of: { $0.size.height == 0 }) { isEmpty = $0 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onGeometryChange(for: Bool.self, of: { abs($0.frame(in: .named(SafeAreaSpace())).minY) < 0.5 }) {
      isAtTop = $0
    }
    .background(hidesBackground ? Color.clear : ground)
    .preference(key: ListGroundKey.self, value: hidesBackground ? nil : ground)
  }

  /// Behind plates it is grey, and where there are none it is not.
  private var ground: Color {
    style.hasPlates && !isEmpty
      ? SystemGrounds.grouped(scheme, isElevated: isElevated)
      : SystemGrounds.plain(scheme, isElevated: isElevated)
  }
}
