import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a container's first page the search around the container.
struct TakesOuterSearch: ViewModifier {
  @Environment(\.outerSearch) private var search

  init() {}

  @ViewBuilder
  func body(content: Content) -> some View {
    if let search {
      content.environment(\.outerSearch, nil).modifier(search)
    } else {
      content
    }
  }
}
