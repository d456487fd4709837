import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label in the tint, or the style that the scene sets around it; fainter while pressed. Where the button is
/// disabled the label is grey, but for a style of the scene's, which stays.
struct BorderlessChrome: ButtonStyle {
  /// Whether labels in rows of lists are fainter while pressed too; otherwise they stay, since the row itself answers.
  var dimsRows = false

  func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(configuration: configuration, dimsRows: dimsRows)
  }
}

private struct BorderlessLabel: View {
  let configuration: ButtonStyleConfiguration
  let dimsRows: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listStyle) private var listStyle
  @Environment(\.multilineTextAlignment) private var alignment

  /// How a label that is let go comes back.
  private static let release = Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.47)

  init(configuration: ButtonStyleConfiguration, dimsRows: Bool) {
    (self.configuration, self.dimsRows) = (configuration, dimsRows)
  }

  var body: some View {
    let tint = configuration.role == .destructive ? Color.red : Color.accentColor
    // Lines stand in the middle, but for those of rows.
    let lines = listStyle == nil && alignment == .leading ? .center : alignment
    let isDim = configuration.isPressed && (dimsRows || listStyle == nil)
    return configuration.label
      .environment(\.multilineTextAlignment, lines)
      .controlForegroundStyle(isEnabled ? tint : Color(uiColor: .tertiaryLabel))
      .animation(isDim ? nil : Self.release) { $0.opacity(isDim ? 0.2 : 1) }
      .modifier(RowHoldMark(isHeld: configuration.isPressed && !dimsRows && listStyle != nil))
      .modifier(BarButtonSpacing())
  }
}
