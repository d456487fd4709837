import FlipbookDrawing
import FlipbookMotion
import Foundation

extension KeyEquivalent {
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}

// Requests to the system: a film has no such system.
extension View {
  /// Sets the look of forms. Reports ``ColumnsFormStyle`` as unsupported.
  public func formStyle(_ style: some FormStyle, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.formStyle", when: style is ColumnsFormStyle, file, line)
  }

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

  /// Takes dropped items; the action is never called in a film.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes dropped items at a place; the action is never called in a film.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Takes dropped items by a delegate; the delegate is never called in a film.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Takes dropped items by a delegate; the delegate is never called in a film.
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    self
  }

  /// Lets the view be dragged with a preview; has no effect in a film.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Lets a value be dragged with a preview; has no effect in a film.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Adds an action for a key; it is never called in a film.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Adds an action for phases of a key; it is never called in a film.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for a set of keys; it is never called in a film.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for any key; it is never called in a film.
  public func onKeyPress(
    phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for copying; it is never called in a film.
  public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> some View { self }
  /// Adds an action for the escape key; it is never called in a film.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for moving the focus; it is never called in a film.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Sets the keys that activate the control; has no effect in a film.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Sets the events that the scene handles; has no effect in a film.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Shows a preview of a file. Reports itself as unsupported when there is an item.
  public func quickLookPreview(_ item: Binding<URL?>, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.quickLookPreview", when: item.wrappedValue != nil, file, line) }
}
