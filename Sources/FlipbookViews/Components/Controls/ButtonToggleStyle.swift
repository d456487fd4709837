import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label on a ground in the tint while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .foregroundStyle(Color.accentColor)
      .background(
        Color.accentColor.opacity(configuration.isOn ? 0.18 : 0), in: RoundedRectangle(cornerRadius: 8)
      )
      .contentShape(Rectangle())
      .onTapGesture { configuration.isOn.toggle() }
      .control { .toggle(configuration) }
  }
}
