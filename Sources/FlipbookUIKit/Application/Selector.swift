import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Names a method to be called on an object that is only known later.
///
/// `#selector(…)` in a scene becomes one of the initialisers that take the method itself; a name alone can't be looked
/// up, since objects don't carry their methods' names here.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The method's name.
  public let name: String
  private let call: (@MainActor (AnyObject, Any?, Any?) -> Bool)?

  /// A selector that can be compared, and calls nothing.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  private init(name: String, call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
    self.name = name
    self.call = call
  }

  /// A method without arguments.
  public static func method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// A method with one argument: who calls.
  public static func method<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// A method with two arguments: who calls, and the event.
  public static func method<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event else {
        return false
      }
      _ = method.value(target)(sender, event)
      return true
    }
  }

  /// A method of one object, without arguments.
  @_disfavoredOverload
  public static func method<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { _, _, _ in
      _ = method.value()
      return true
    }
  }

  /// A method of one object, with one argument: who calls.
  @_disfavoredOverload
  public static func method<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result)
    -> Selector
  {
    let method = OnSceneThread(method)
    return Selector(name: name) { _, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = method.value(sender)
      return true
    }
  }

  /// Calls the method; a diagnostic says when the target has none.
  @MainActor
  package func send(to target: AnyObject?, _ sender: Any?, _ event: Any?) {
    guard let target else { return }
    if let call, call(target, sender, event) { return }
    DiagnosticCollector.current.warn(
      "selector.unknown",
      "\(type(of: target)) has no method \(name) that could be called; write #selector(…).")
  }

  /// Calls the method from code that is on the scene's thread without an actor to say so, such as a timer's.
  package func sendOnSceneThread(to target: AnyObject?, _ sender: Any?) {
    let call = OnSceneThread((target: target, sender: sender))
    MainActor.assumeIsolated { send(to: call.value.target, call.value.sender, nil) }
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Stands for the selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
