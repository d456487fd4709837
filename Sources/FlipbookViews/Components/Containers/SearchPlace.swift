import FlipbookDrawing
import FlipbookMotion
import Foundation

extension NavigationStack: PageStack {}
extension NavigationView: PageStack {}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchableModifier? { nil } }

extension EnvironmentValues {
  /// The search around a container of pages, whose field is below the bar of its first page.
  var outerSearch: SearchableModifier? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

extension View {
  /// Adds a search: to the view itself, or to the first page of a container of pages.
  func searched(_ search: SearchableModifier) -> some View {
    modifier(SearchPlace(search: search, isOuter: withoutModifiers is any PageStack))
  }
}

private struct SearchPlace: ViewModifier {
  let search: SearchableModifier
  let isOuter: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if isOuter { content.environment(\.outerSearch, search) } else { content.modifier(search) }
  }
}
