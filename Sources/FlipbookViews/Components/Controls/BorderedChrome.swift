import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label on a rounded rectangle.
struct BorderedChrome: ButtonStyle {
  let isProminent: Bool

  init(isProminent: Bool) { self.isProminent = isProminent }

  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent)
  }
}

/// A button's label on a ground of its size and outline.
private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintColor) private var tintColor
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ButtonStyleConfiguration, isProminent: Bool) {
    (self.configuration, self.isProminent) = (configuration, isProminent)
  }

  private var metrics: ButtonMetrics { ControlMetrics.current.button }

  private var insets: EdgeInsets {
    switch controlSize {
    case .mini, .small: return EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular:
      return EdgeInsets(
        top: metrics.vertical, leading: metrics.horizontal, bottom: metrics.vertical,
        trailing: metrics.horizontal)
    case .large, .extraLarge: return EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Large buttons are rounder, and small ones end in half circles, unless a shape is set.
  private var outline: ButtonBorderShape {
    guard shape == .automatic else { return shape }
    switch controlSize {
    case .mini, .small: return .capsule
    case .regular: return .roundedRectangle(radius: 8)
    case .large, .extraLarge: return .roundedRectangle(radius: 12)
    }
  }

  /// Grey, unless the scene or the role gives a tint.
  private func ground(_ tint: Color) -> Color {
    guard isEnabled else { return Color(uiColor: isProminent ? .secondarySystemFill : .tertiarySystemFill) }
    if isProminent { return tint }
    return tintColor == nil && configuration.role != .destructive
      ? Color(uiColor: .secondarySystemFill) : tint.opacity(0.18)
  }

  /// The label of a prominent one that is disabled is fainter, whatever its colour.
  private var labelOpacity: Double { isProminent && !isEnabled ? 0.75 : 1 }

  @ViewBuilder private var label: some View {
    switch controlSize {
    case .mini, .small: configuration.label.font(.subheadline)
    default: configuration.label
    }
  }

  var body: some View {
    let tint = configuration.role == .destructive ? Color.red : Color.accentColor
    return
      label
      .controlForegroundStyle(
        !isEnabled ? Color(uiColor: .tertiaryLabel) : isProminent ? Color.white : tint
      )
      .opacity(labelOpacity)
      .padding(insets)
      .background(ground(tint), in: outline)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { ButtonBorderShape(kind: .automatic) }
}

extension EnvironmentValues {
  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
