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
    handler?.tell(new)
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

private struct FocusedModifier: ViewModifier {
  let isFocused: Bool
  let set: @MainActor (Bool) -> Void
  @State private var handler = FocusHandler()
  @Environment(\.focusHandler) private var outer

  init(isFocused: Bool, set: @escaping @MainActor (Bool) -> Void) {
    (self.isFocused, self.set) = (isFocused, set)
  }

  func body(content: Content) -> some View {
    handler.set = set
    handler.outer = outer
    let handler = handler
    return content.environment(\.focusHandler, handler)
      .onChange(of: isFocused, initial: true) { _, isFocused in
        guard let link = handler.link, let touches = ViewRuntime.current?.touches else { return }
        if isFocused {
          touches.setFocus(link)
        } else if touches.focus === link {
          touches.setFocus(nil)
        }
      }
  }
}

extension View {
  /// Keeps a state true while a field of the view has the keyboard; a change of the state moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(isFocused: condition.wrappedValue) { condition.wrappedValue = $0 })
  }

  /// Gives a state a value while a field of the view has the keyboard; a change of the state moves the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modifier(
      FocusedModifier(isFocused: binding.wrappedValue == value) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value, let none = (Value.self as? any ExpressibleByNilLiteral.Type)
        {
          if let cleared = none.init(nilLiteral: ()) as? Value { binding.wrappedValue = cleared }
        }
      })
  }

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
