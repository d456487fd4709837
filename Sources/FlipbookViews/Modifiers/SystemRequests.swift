import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a form looks: as on a telephone.
@MainActor @preconcurrency
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A kind of file or data.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init(_ identifier: String) { self.identifier = identifier }

  public static let image = UTType("public.image")
  public static let png = UTType("public.png")
  public static let jpeg = UTType("public.jpeg")
  public static let text = UTType("public.text")
  public static let plainText = UTType("public.plain-text")
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  public static let json = UTType("public.json")
  public static let pdf = UTType("com.adobe.pdf")
  public static let url = UTType("public.url")
  public static let fileURL = UTType("public.file-url")
  public static let data = UTType("public.data")
  public static let item = UTType("public.item")
  public static let content = UTType("public.content")
  public static let movie = UTType("public.movie")
  public static let audio = UTType("public.audio")
  public static let folder = UTType("public.folder")
}

/// Keys of a keyboard that are pressed, held or let go.
public struct KeyPress: Sendable {
  /// What comes of a key.
  public enum Result: Sendable { case handled, ignored }

  /// Where in its course a key is.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension KeyEquivalent {
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
}

// What the system would ask, show or tell: a film has no such system.
extension View {
  public func formStyle(_ style: some FormStyle, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.formStyle", when: style is ColumnsFormStyle, file, line)
  }

  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    self
  }

  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func quickLookPreview(_ item: Binding<URL?>, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.quickLookPreview", when: item.wrappedValue != nil, file, line) }
}

/// Which way the focus is moved.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// What of a drag is dropped; nothing is, in a film.
public struct DropInfo: Sendable {
  public let location: CGPoint

  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// Hears of things that are dragged over a view; of none, in a film.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
