import FlipbookDrawing
import FlipbookMotion
import Foundation

extension EnvironmentValues {
  /// The place of suggestions: always `automatic`.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  /// Adds a field to search in, above the view.
  /// - Parameter isPresented: Whether the search is open: the field has the focus and takes the place of the bar.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searched(SearchableModifier(text: text, presented: isPresented, prompt: prompt ?? Text("Search")))
  }

  /// Adds a field to search in, above the view.
  /// - Parameter isPresented: Whether the search is open: the field has the focus and takes the place of the bar.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searched(SearchableModifier(text: text, presented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a field to search in, above the view.
  /// - Parameter isPresented: Whether the search is open: the field has the focus and takes the place of the bar.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(SearchableModifier(text: text, presented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a field to search in, above the view, with suggestions while the search is open.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search", @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds the scopes of a search, as segments below its field once a text has been typed.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Adds the scopes of a search, as segments below its field while it is open.
  /// - Parameter activation: Whether they wait for the first letter.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let segments = Picker(selection: scope) {
      scopes()
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    return transformEnvironment(\.searchParts) {
      ($0.scopes, $0.activation) = (AnyView(segments), activation)
    }
  }

  /// Offers suggestions in place of the content while the search is open.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { $0.suggestions = view }
  }

  /// Sets where suggestions are offered; has no effect in a film.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  { self }

  /// Sets the text that the search has once the suggestion is tapped.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

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

private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.completesSearch) private var complete

  init(completion: String) { self.completion = completion }

  @ViewBuilder
  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}
