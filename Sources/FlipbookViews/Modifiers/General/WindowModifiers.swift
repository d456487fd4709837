import FlipbookDrawing
import FlipbookMotion
import Foundation

// A film is one window.
extension View {
  /// Sets whether the window can be closed; has no effect in a film.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can be resized; has no effect in a film.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can be minimized; has no effect in a film.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can fill the screen; has no effect in a film.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

extension EnvironmentValues {
  /// The action that opens windows; it has no effect in a film.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes windows; it has no effect in a film.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action that opens settings; it has no effect in a film.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The action that asks for a review; it has no effect in a film.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether there can be several windows: always false.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the window looks active: always true.
  public var appearsActive: Bool { true }
  /// Whether a widget has its background: always true.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether a live activity fills the screen: always false.
  public var isActivityFullscreen: Bool { false }
}
