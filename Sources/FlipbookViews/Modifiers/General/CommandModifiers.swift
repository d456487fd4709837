import FlipbookDrawing
import FlipbookMotion
import Foundation

// A film has no menu bar, no pasteboard and no remote control, so commands never come.
extension View {
  /// Lets values be copied; has no effect in a film.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Lets values be cut; the action is never called in a film.
  public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
  /// Takes pasted values; the actions are never called in a film.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Adds an action for a command; it is never called in a film.
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for the delete key; it is never called in a film.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for the play key of a remote; it is never called in a film.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for copying; it is never called in a film.
  public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> some View { self }
  /// Adds an action for the escape key; it is never called in a film.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for moving the focus; it is never called in a film.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
}
