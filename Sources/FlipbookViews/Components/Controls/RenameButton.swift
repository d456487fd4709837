import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button that begins to change a name.
public struct RenameButton: View {
  /// Makes the button.
  public init() {}
  /// A button whose action has no effect.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
