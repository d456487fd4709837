import FlipbookDrawing
import FlipbookMotion

/// How the rows of a list stand.
public enum _ListLook: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped
}

/// A look for lists.
@MainActor @preconcurrency
public protocol ListStyle {
  static var _look: _ListLook { get }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .plain }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .grouped }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .inset }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ChosenListStyleKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }
private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private enum ScrollContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The look of lists to come.
  var chosenListStyle: ListLook {
    get { self[ChosenListStyleKey.self] }
    set { self[ChosenListStyleKey.self] = newValue }
  }

  /// The look of the list around; nil outside of lists.
  var listStyle: ListLook? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether lists leave out their ground.
  var scrollContentIsHidden: Bool {
    get { self[ScrollContentKey.self] }
    set { self[ScrollContentKey.self] = newValue }
  }
}

/// Whether something that could be shown is.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: ListLook =
      switch S._look {
      case .plain: .plain
      case .inset: .inset
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    return environment(\.chosenListStyle, look)
  }

  /// Whether lists have a ground.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentIsHidden, visibility == .hidden)
  }
}
