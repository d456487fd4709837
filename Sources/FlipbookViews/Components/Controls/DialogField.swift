import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum DialogFieldsKey: EnvironmentKey { static var defaultValue: DialogFields? { nil } }

extension EnvironmentValues {
  /// The fields of the dialog around, which stand above its buttons; nil outside of dialogs.
  var dialogFields: DialogFields? {
    get { self[DialogFieldsKey.self] }
    set { self[DialogFieldsKey.self] = newValue }
  }
}

/// The box of a field in a dialog: small text on the page's ground, with a border of a pixel.
struct DialogField: ViewModifier {
  let link: FocusLink
  @Environment(\.dialogFields) private var fields
  @Environment(\.pixelLength) private var pixelLength

  init(link: FocusLink) { self.link = link }

  func body(content: Content) -> some View {
    if let fields {
      content
        .font(.system(size: 13))
        .padding(.horizontal, 7)
        .frame(height: 30)
        .background(.background, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color.primary.opacity(0.2), lineWidth: pixelLength)
        }
        .layoutValue(key: IsDialogFieldKey.self, value: true)
        .onAppear { fields.appeared(link) }
    } else {
      content
    }
  }
}
