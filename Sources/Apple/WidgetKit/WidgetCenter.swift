import Foundation

/// The interface to the widgets of a device. It has no effect: a film has no home screen.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  private init() {}

  /// Has no effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Has no effect.
  public func reloadAllTimelines() {}
  /// Has no effect.
  public func invalidateConfigurationRecommendations() {}
}
