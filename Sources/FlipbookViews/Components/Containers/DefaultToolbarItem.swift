import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An item that bars have by themselves, at another place. It has no effect on the system that films stand for, with a diagnostic.
public struct DefaultToolbarItem: ToolbarContent {
  /// Never: the item has no view of its own.
  public typealias Body = Never

  /// Makes the item.
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic, file: String = #fileID,
    line: Int = #line
  ) { unsupported("DefaultToolbarItem.init", file, line) }

  /// Nothing.
  public var _items: [_ToolbarEntry] { [] }
}
