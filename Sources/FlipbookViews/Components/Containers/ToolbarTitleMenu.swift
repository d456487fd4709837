import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A menu behind a page's title. The title is shown without it, which is reported.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// Never: the menu is its own content.
  public typealias Body = Never

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, file: String = #fileID, line: Int = #line) {
    unsupported("ToolbarTitleMenu.init", file, line)
  }

  /// Makes a menu of what the scene's commands offer for a document.
  public init(file: String = #fileID, line: Int = #line) where Content == EmptyView {
    unsupported("ToolbarTitleMenu.init", file, line)
  }

  /// None: a title stands where the page has it.
  public var _items: [_ToolbarEntry] { [] }
}
