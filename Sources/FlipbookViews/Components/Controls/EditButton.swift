import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The button that starts and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// A button that reads “Edit” or “Done” and changes the edit mode around; without one it has no effect.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
