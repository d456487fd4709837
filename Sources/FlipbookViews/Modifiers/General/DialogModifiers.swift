import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the icon of dialogs; has no effect in a film.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of dialogs; has no effect in a film.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Adds a switch that suppresses dialogs; has no effect in a film.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
