import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Rows from top to bottom, as wide as what is offered, that may be longer than it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: ListSelection?
  @Environment(\.chosenListStyle) private var style
  @Environment(\.scrollContentIsHidden) private var hidesBackground
  @Environment(\.listStyle) private var listAround

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

  /// The rows in the style around them. In a row of another list they are rows of that one.
  public var body: some View {
    if listAround == nil {
      RowsView(style: style, hidesBackground: hidesBackground, selection: selection, content: content)
    } else {
      content
    }
  }
}

extension List {
  /// Makes a row for each element, identified by its own identity, with a selection of one.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, identified by its own identity, with a selection of several. Taps don't
  /// change it.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, identified by the value at a key path, with a selection of one.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each element, identified by the value at a key path, with a selection of several. Taps
  /// don't change it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each number of a range, with a selection of one at most.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each number of a range, with a selection of several. Taps don't change it.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.selection = selection.map { ListSelection($0) }
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows with a choice of any type.
  init(chosen selection: ListSelection?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// Makes a list of the rows in a closure.
  public init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), nil) }

  /// Makes a row for each element, identified by its own identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    (content, selection) = (ForEach(data, content: rowContent), nil)
  }

  /// Makes a row for each element, identified by the value at a key path.
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
