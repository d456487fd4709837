import FlipbookDrawing
import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is being edited. Cells of a table set it.
  public var isEditing = false
  /// Whether the cell can't be used. No cell sets it.
  public var isDisabled = false
  /// Whether the cell has the focus. No cell sets it.
  public var isFocused = false
  /// Whether the cell shows its children. No cell sets it.
  public var isExpanded = false
  /// Whether the cell is swiped. No cell sets it.
  public var isSwiped = false
  /// Whether the cell is dragged. No cell sets it.
  public var isReordering = false

  /// Makes the normal state.
  public init() {}
}
