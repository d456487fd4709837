import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Items of a toolbar: of others, or those that toolbars know themselves.
@MainActor @preconcurrency
public protocol ToolbarContent: _DynamicPropertyOwner {
  /// The type of the content's parts.
  associatedtype Body: ToolbarContent
  /// The parts of the content.
  @ToolbarContentBuilder var body: Body { get }
  /// The items with their places, in order.
  var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: the content is built in and has no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension ToolbarContent {
  /// The places are those of the body without an environment; what is shown is read again with that of the bar.
  public var _items: [_ToolbarEntry] {
    body._items.enumerated().map { index, entry in
      _ToolbarEntry(placement: entry.placement, view: AnyView(ToolbarPart(content: self, index: index)))
    }
  }
}

/// An item of a toolbar's content of the scene's own, with the state and the environment that the content reads.
private struct ToolbarPart<Content: ToolbarContent>: View {
  let content: Content
  let index: Int

  var body: some View {
    let items = content.body._items
    if items.indices.contains(index) { items[index].view }
  }
}

extension ToolbarContent {
  /// Shows the ground that items share; has no effect in a film.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Marks the item that a page zooms from; has no effect, as pages are pushed.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    self
  }
}
