import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label as it is, fainter while pressed or where the button is disabled.
private struct PlainChrome: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration: configuration) }
}

private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

  var body: some View { configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1) }
}

/// A label as it is, without a border.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label as it is, fainter while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(PlainChrome()).view(configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is, without a border.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
