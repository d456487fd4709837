import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The parts of a search that modifiers around its field give.
struct SearchParts {
  /// The segments of its scopes.
  var scopes: AnyView?
  var activation = SearchScopeActivation.automatic
  var suggestions: AnyView?
  /// The `searchFocused` modifier around.
  var focus: FocusHandler?
}

private enum SearchPartsKey: EnvironmentKey { static var defaultValue: SearchParts { SearchParts() } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: OnSceneThread<(@MainActor () -> Void)?> { OnSceneThread(nil) }
}

private enum CompletesSearchKey: EnvironmentKey {
  static var defaultValue: OnSceneThread<(@MainActor (String) -> Void)?> { OnSceneThread(nil) }
}

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// Whether the search around is open.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: endSearch) }

  /// Ends the search around; nil where there is none.
  var endSearch: (@MainActor () -> Void)? {
    get { self[DismissSearchKey.self].value }
    set { self[DismissSearchKey.self] = OnSceneThread(newValue) }
  }

  /// Takes a suggestion for the text of the search; nil outside of suggestions.
  var completesSearch: (@MainActor (String) -> Void)? {
    get { self[CompletesSearchKey.self].value }
    set { self[CompletesSearchKey.self] = OnSceneThread(newValue) }
  }
}
