import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button that pastes; in a film there is nothing to paste.
public struct PasteButton: View {
  /// Makes a button for values of a type; the closure is never called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Makes a button for kinds of data; the closure is never called.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  /// A prominent button whose action has no effect.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}
