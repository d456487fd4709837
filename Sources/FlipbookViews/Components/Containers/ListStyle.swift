import FlipbookDrawing
import FlipbookMotion

/// A style of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The kind of the style.
  static var _styleKind: _ListStyleKind { get }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: round plates.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows on plates from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge without a line over the first.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on round plates.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar; on round plates in a film.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ChosenListStyleKey: EnvironmentKey { static var defaultValue: ListAppearance { .insetGrouped } }

private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListAppearance? { nil } }

private enum ScrollContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The appearance of lists to come.
  var chosenListStyle: ListAppearance {
    get { self[ChosenListStyleKey.self] }
    set { self[ChosenListStyleKey.self] = newValue }
  }

  /// The appearance of the list around; nil outside of lists.
  var listStyle: ListAppearance? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether lists leave out their ground.
  var scrollContentIsHidden: Bool {
    get { self[ScrollContentKey.self] }
    set { self[ScrollContentKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let appearance: ListAppearance =
      switch S._styleKind {
      case .plain: .plain
      case .inset: .inset
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    return environment(\.chosenListStyle, appearance)
      .environment(\.isSidebar, S.self == SidebarListStyle.self)
  }

  /// Sets whether lists have a ground.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentIsHidden, visibility == .hidden)
  }
}
