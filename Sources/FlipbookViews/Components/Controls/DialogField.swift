import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum IsInDialogKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether fields stand in a dialog, above its buttons.
  var isInDialog: Bool {
    get { self[IsInDialogKey.self] }
    set { self[IsInDialogKey.self] = newValue }
  }
}

/// The box of a field in a dialog: small text on the page's ground, with a border of a pixel.
struct DialogField: ViewModifier {
  @Environment(\.isInDialog) private var isInDialog
  @Environment(\.pixelLength) private var pixelLength

  init() {}

  func body(content: Content) -> some View {
    if isInDialog {
      content
        .font(.system(size: 13))
        .padding(.horizontal, 7)
        .frame(height: 30)
        .background(.background, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color.primary.opacity(0.2), lineWidth: pixelLength)
        }
        .layoutValue(key: IsDialogFieldKey.self, value: true)
    } else {
      content
    }
  }
}
