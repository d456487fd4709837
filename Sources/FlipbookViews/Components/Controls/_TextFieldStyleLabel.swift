import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of an empty text field, as styles get it.
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// The label as the scene wrote it.
  public var body: some View { view }
}
