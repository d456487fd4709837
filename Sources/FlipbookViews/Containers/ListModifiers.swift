import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionSeparator", when: visibility == .visible, file, line) }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionSeparatorTint", when: color != nil, file, line) }
  public func listItemTint(_ tint: Color?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.listItemTint", when: tint != nil, file, line)
  }
  /// How much the headers of sections in lists stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Buttons under a row that a swipe would show.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  // MARK: Search

  /// A field to search in, above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// A field to search in, above the view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// A field to search in, above the view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  // MARK: Badges

  public func badge(_ count: Int) -> some View { badge(count > 0 ? Text("\(count)") : nil) }

  /// A text at the end of a row.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// In points; nil for the usual.
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 16)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How much a header stands out.
public enum Prominence: Sendable { case standard, increased }

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// Where a search field stands; that of a film is above its view.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
  /// When the field is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

private struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let prompt: Text

  init(text: Binding<String>, prompt: Text) { (self.text, self.prompt) = (text, prompt) }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(text: text, prompt: prompt) { prompt }
      }
      .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
      .padding(EdgeInsets(top: 1, leading: 16, bottom: 8, trailing: 16))
      content
    }
  }
}

private struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.listStyle) private var listStyle

  init(label: Text?) { self.label = label }

  func body(content: Content) -> some View {
    if listStyle != nil, let label {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        label.foregroundStyle(.secondary)
      }
    } else {
      // A page's stands at its tab.
      content.layoutValue(key: TabBadgeKey.self, value: label)
    }
  }
}
