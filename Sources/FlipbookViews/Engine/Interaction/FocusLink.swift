import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A field that keys can go to.
@MainActor
final class FocusLink {
  private(set) var isFocused = false
  /// The focus states that the field takes part in.
  var handler: FocusHandler?
  var changed: (@MainActor (Bool) -> Void)?
  var keyboard: @MainActor () -> KeyboardInput? = { nil }

  nonisolated init() {}

  func gain() { set(true) }
  func lose() { set(false) }

  private func set(_ new: Bool) {
    guard new != isFocused else { return }
    isFocused = new
    changed?(new)
    handler?.notify(new)
  }
}

private enum FocusHandlerKey: EnvironmentKey {
  static var defaultValue: OnSceneThread<FocusHandler?> { OnSceneThread(nil) }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: OnSceneThread<(@MainActor () -> Void)?> { OnSceneThread(nil) }
}

extension EnvironmentValues {
  /// The `focused` modifier around.
  var focusHandler: FocusHandler? {
    get { self[FocusHandlerKey.self].value }
    set { self[FocusHandlerKey.self] = OnSceneThread(newValue) }
  }

  /// The action that runs when text has been typed and submitted.
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self].value }
    set { self[SubmitKey.self] = OnSceneThread(newValue) }
  }
}

extension View {
  /// Runs a closure when text in a field of the view is submitted.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void)
    -> some View
  {
    transformEnvironment(\.submitAction) { known in
      let outer = known
      known = {
        action()
        outer?()
      }
    }
  }
}
