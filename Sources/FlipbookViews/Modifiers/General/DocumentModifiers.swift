import FlipbookDrawing
import FlipbookMotion
import Foundation

// No system shows documents, opens addresses or hands over activities.
extension View {
  /// Adds an action for renaming; it is never called in a film.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Sets the document of the page; has no effect in a film.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Announces an activity of the user; the closure is never called in a film.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
  ) -> some View { self }
  /// Asks for a file; has no effect in a film, and the action is never called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Asks for files; has no effect in a film, and the action is never called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Asks where to move a file; has no effect in a film, and the action is never called.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Sets the events that the scene handles; has no effect in a film.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Shows a preview of a file. Reports itself as unsupported when there is an item.
  public func quickLookPreview(_ item: Binding<URL?>, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.quickLookPreview", when: item.wrappedValue != nil, file, line) }
  /// Adds an action for opened addresses; it is never called in a film.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Adds an action for an activity of the user; it is never called in a film.
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void) -> some View {
    self
  }
  /// Sets the store of settings. Reports any store but the standard one as unsupported.
  public func defaultAppStorage(_ store: UserDefaults, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.defaultAppStorage", when: store !== UserDefaults.standard, file, line) }
}

extension EnvironmentValues {
  /// The action that renames: always nil.
  public var rename: RenameAction? { nil }
  /// The manager of undoing: always nil.
  public var undoManager: UndoManager? { nil }
}
