import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// Where what may be searched for is offered.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several such places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
  let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// How a search field behaves in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

public struct TextInputDictationBehavior: Sendable {
  public static let automatic = TextInputDictationBehavior()
  public static let preventDictation = TextInputDictationBehavior()
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior()
  }
}

public struct TextInputDictationActivation: Sendable {
  public static let onSelect = TextInputDictationActivation()
  public static let onLook = TextInputDictationActivation()
}

extension EnvironmentValues {
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  /// A field to search in, above the view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// A field to search in, above the view.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// A field to search in, above the view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// A field to search in, above the view; what may be searched for is not offered.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder suggestions: () -> V, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.searchable(suggestions:)", file, line).searchable(
      text: text, placement: placement, prompt: prompt)
  }

  /// The scopes of a search, as segments above the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { modifier(SearchScopesModifier(scope: scope, scopes: scopes())) }

  /// The scopes of a search, as segments above the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { modifier(SearchScopesModifier(scope: scope, scopes: scopes())) }

  public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchSuggestions", file, line) }
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.searchFocused", when: binding.wrappedValue, file, line) }
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchFocused", when: binding.wrappedValue == value, file, line) }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchToolbarBehavior", when: behavior == .minimize, file, line) }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }
}

private struct SearchScopesModifier<V: Hashable, S: View>: ViewModifier {
  let scope: Binding<V>
  let scopes: S

  init(scope: Binding<V>, scopes: S) { (self.scope, self.scopes) = (scope, scopes) }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      Picker(selection: scope) {
        scopes
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented)
      .padding(EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
      content
    }
  }
}
