import FlipbookDrawing
import FlipbookMotion
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

/// A `focused` modifier, as the fields inside it know it.
@MainActor
final class FocusHandler {
  fileprivate(set) var outer: FocusHandler?
  /// Sets the state of the scene.
  fileprivate var set: @MainActor (Bool) -> Void = { _ in }
  /// The field inside.
  weak var link: FocusLink?

  nonisolated init() {}

  func tell(_ isFocused: Bool) {
    set(isFocused)
    outer?.tell(isFocused)
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

  /// What is done when what has been typed is complete.
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

/// Which view has the keyboard.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// A binding to the focus, for views to take part in it.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    let binding: FlipbookViews.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { _value = State(wrappedValue: false) }

  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(binding: $value) }
}

extension View {
  /// Has a state say whether a field of the view has the keyboard; setting the state gives it or takes it away.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(isFocused: condition.wrappedValue) { condition.wrappedValue = $0 })
  }

  /// Has a state have a value while a field of the view has the keyboard; setting the state moves it.
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

  /// Runs a closure when what has been typed in a field of the view is complete.
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

/// What can complete what has been typed.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
