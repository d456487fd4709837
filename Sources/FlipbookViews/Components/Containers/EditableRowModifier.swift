import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row of a `ForEach` with actions: it is deleted by a swipe, and has controls beside it while the list is edited.
struct EditableRowModifier: ViewModifier {
  let edit: RowEdit
  @State private var swipe = RowSwipe(edge: .trailing)
  @State private var place = RowSwipe.Place()
  @State private var own = RowEditDisabled()
  @State private var lift = RowLift()
  @State private var hold = RowHold()
  @Environment(\.editMode) private var mode
  @Environment(\.listStyle) private var listStyle
  @Environment(\.rowEditDisabled) private var around
  @Environment(\.rowMove) private var move

  init(edit: RowEdit) { self.edit = edit }

  func body(content: Content) -> some View {
    let disabled = around.union(own)
    let isEditing = listStyle != nil && mode?.wrappedValue.isEditing == true
    let canDelete = edit.delete != nil && !disabled.contains(.delete)
    let canMove = edit.isMovable && !disabled.contains(.move)
    let metrics = ControlMetrics.current.list
    swipe.isFallback = true
    swipe.isEnabled = canDelete && !isEditing
    swipe.show = { place = $0 }
    (hold.edit, hold.move, hold.isEnabled) = (edit, move, canMove && !isEditing && listStyle != nil)
    return SwipedRow(
      content: content.onPreferenceChange(RowEditDisabledKey.self) { own = $0 }, swipe: swipe, place: place,
      leading: isEditing && canDelete ? metrics.editIndent : 0,
      trailing: isEditing && canMove ? metrics.moveIndent : 0, lift: lift, hold: hold,
      actions: Button("Delete", role: .destructive) { edit.delete?() }
    )
    .modifier(
      EditControlsModifier(
        deletes: isEditing && canDelete, moves: isEditing && canMove, swipe: swipe, edit: edit,
        show: { lift = $0 })
    )
    .onChange(of: isEditing) { if !isEditing { move?.cancel() } }
  }
}
