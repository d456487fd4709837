import FlipbookDrawing
import FlipbookMotion

/// The default style of tips: a plate with a picture, texts, and a cross at its trailing edge.
public struct MiniTipViewStyle: TipViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A plate with the tip's parts.
  public func makeBody(configuration: Configuration) -> some View {
    MiniTipPlate(configuration: configuration)
  }
}

/// The plate of a tip, in the appearance that views around it set.
private struct MiniTipPlate: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipAppearance) private var appearance

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      configuration.image?.resizable().scaledToFit()
        .frame(width: appearance.imageSize.width, height: appearance.imageSize.height)
        .foregroundStyle(appearance.imageStyle ?? AnyShapeStyle(.tint))
      VStack(alignment: .leading, spacing: 4) {
        configuration.title?.font(.headline)
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider()
          Button(action.title, action: action.handler)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "xmark").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .background(
      appearance.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)),
      in: RoundedRectangle(cornerRadius: appearance.cornerRadius, style: .continuous))
  }
}
