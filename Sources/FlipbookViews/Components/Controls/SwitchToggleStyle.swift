import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label with a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  /// Makes the style in the tint around, green without one.
  public init() { tint = nil }
  /// Makes the style in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// The label, and a switch at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchChrome(configuration: configuration, tint: tint)
  }
}

private struct SwitchChrome: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.tintColor) private var tintColor

  init(configuration: ToggleStyleConfiguration, tint: Color?) {
    (self.configuration, self.tint) = (configuration, tint)
  }

  var body: some View {
    HStack(spacing: 0) {
      if !labelsAreHidden {
        configuration.label
        Spacer(minLength: metrics.gap)
      }
      chrome
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
    .control { .toggle(configuration) }
    .opacity(isEnabled ? 1 : 0.5)
    .controlSpacing()
  }

  private var metrics: ToggleMetrics { ControlMetrics.current.toggle }

  /// Of a switch that is off: it lets through what it stands on.
  private var offColor: Color { Color(uiColor: .secondarySystemFill) }

  private var chrome: some View {
    Capsule(style: .circular)
      .fill(configuration.isOn ? tint ?? tintColor ?? KitAppearance.current.switches?() ?? .green : offColor)
      .frame(width: metrics.drawn.width, height: metrics.drawn.height)
      .overlay(alignment: configuration.isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: metrics.knob, height: metrics.knob)
          .padding((metrics.drawn.height - metrics.knob) / 2)
          .shadow(color: Color.black.opacity(0.15), radius: 4, y: 3)
      }
      .clipShape(Capsule(style: .circular))
      .frame(width: metrics.laidOut.width, height: metrics.laidOut.height, alignment: .leading)
      .modifier(FadesAsOne())
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: configuration.isOn)
  }
}
