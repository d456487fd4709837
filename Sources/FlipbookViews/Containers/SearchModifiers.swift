import FlipbookDrawing
import FlipbookMotion
import Foundation

extension EnvironmentValues {
  /// The place of suggestions: always `automatic`.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  /// Adds a field to search in, above the view; whether the search is open is ignored.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a field to search in, above the view; whether the search is open is ignored.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a field to search in, above the view; whether the search is open is ignored.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds a field to search in, above the view. Reports itself as unsupported: suggestions aren't offered.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder suggestions: () -> V, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.searchable(suggestions:)", file, line).searchable(
      text: text, placement: placement, prompt: prompt)
  }

  /// Adds the scopes of a search, as segments above the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { modifier(SearchScopesModifier(scope: scope, scopes: scopes())) }

  /// Adds the scopes of a search, as segments above the view, whenever they would be shown.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { modifier(SearchScopesModifier(scope: scope, scopes: scopes())) }

  /// Offers suggestions of a search. Reports itself as unsupported.
  public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchSuggestions", file, line) }
  /// Sets where suggestions are offered; has no effect in a film.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { self }
  /// Sets the text that a suggestion completes; has no effect in a film.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Gives the search field the focus. Reports true as unsupported.
  public func searchFocused(_ binding: FocusState<Bool>.Binding, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.searchFocused", when: binding.wrappedValue, file, line) }
  /// Gives the search field the focus at a value. Reports that value as unsupported.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchFocused", when: binding.wrappedValue == value, file, line) }
  /// Sets the behaviour of dictation; has no effect in a film.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Sets how the search field behaves in a toolbar. Reports `minimize` as unsupported.
  public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.searchToolbarBehavior", when: behavior == .minimize, file, line) }
  /// Sets the toolbar's behaviour while a search is open; has no effect in a film.
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
