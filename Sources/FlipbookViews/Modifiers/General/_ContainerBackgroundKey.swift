import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The preference by which content hands its background to a container.
public enum _ContainerBackgroundKey: PreferenceKey {
  /// None.
  public static var defaultValue: _ContainerBackground? { nil }
  /// Takes the first.
  public static func reduce(value: inout _ContainerBackground?, nextValue: () -> _ContainerBackground?) {
    value = value ?? nextValue()
  }
}

private struct KeepsContainerBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a container around the view draws the background that the view gives it.
  public var _keepsContainerBackground: Bool {
    get { self[KeepsContainerBackgroundKey.self] }
    set { self[KeepsContainerBackgroundKey.self] = newValue }
  }
}
