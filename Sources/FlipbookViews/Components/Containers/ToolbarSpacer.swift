import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Room between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  /// Never: the room is its own content.
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Makes room at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// Room that grows in the bar at the bottom; none elsewhere, and none of a fixed size.
  public var _items: [_ToolbarEntry] {
    guard placement.side == .bottom, sizing == .flexible else { return [] }
    return [_ToolbarEntry(placement: placement, view: AnyView(Spacer()))]
  }
}
