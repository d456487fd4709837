import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How symbols of rows are coloured.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour that stays.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Without colour.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the tint of symbols in rows.
  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
}
