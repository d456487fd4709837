import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Ends the presentation that a view is in, in its older form.
@MainActor @preconcurrency
public struct PresentationMode {
  let action: @MainActor () -> Void
  /// Whether the view is shown by a presentation, or has been pushed.
  public let isPresented: Bool
  /// Ends the presentation, or leaves the pushed view.
  public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction {
    MainActor.assumeIsolated { OnSceneThread(DismissAction(action: {})) }.value
  }
}

private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is shown by a presentation, or has been pushed.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Ends the presentation, or leaves the pushed view, that a view is in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The presentation that a view is in.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (self.dismiss, self.isPresented)
    return MainActor.assumeIsolated {
      OnSceneThread(
        Binding(
          get: { PresentationMode(action: dismiss.action, isPresented: isPresented) }, set: { _ in }))
    }.value
  }
}
