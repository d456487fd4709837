import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation

/// A method that is called on an object known only later.
///
/// `#selector(…)` in a scene becomes one of the functions that take the method itself. A name alone can't be
/// looked up, since objects don't carry the names of their methods.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The size of a pointer, as Objective-C's: code takes the bits for one.
  private let storage: SelectorStorage

  /// The method's name.
  public var name: String { storage.name }

  /// Makes a selector that can be compared and calls nothing. Those of one name have the same bits.
  public init(_ name: String) { storage = .named(name) }

  /// Makes a selector that can be compared and calls nothing.
  public init(stringLiteral value: String) { self.init(value) }

  private init(name: String, call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
    storage = SelectorStorage(name: name, call: call)
  }

  private init(name: String, isMethod: @escaping (AnyObject) -> Bool) {
    storage = SelectorStorage(name: name, isMethod: isMethod)
  }

  /// Makes a selector that objects can be asked about, as a scene's `responds(to: #selector(…))` does.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - isMethod: Whether an object's class has the method.
  public static func asking(_ name: String, _ isMethod: @escaping (AnyObject) -> Bool) -> Selector {
    Selector(name: name, isMethod: isMethod)
  }

  /// Whether an object has the method. A selector made from a name alone adds a diagnostic, and no object has it.
  package func isMethod(of object: AnyObject) -> Bool {
    if let isMethod = storage.isMethod { return isMethod(object) }
    DiagnosticCollector.current.warn(
      "selector.unknown",
      "responds(to:) can't look up \(name) by its name and answers false; write #selector(…) in its parentheses."
    )
    return false
  }

  /// Makes a selector of a method without arguments.
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

  /// Makes a selector of a method with one argument: the sender.
  public static func method<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { target, sender, _ in
      guard let target = target as? Target, let sender = argument(sender, as: Sender.self) else {
        return false
      }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// Makes a selector of a method with two arguments: the sender and the event.
  public static func method<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { target, sender, event in
      guard let target = target as? Target, let sender = argument(sender, as: Sender.self),
        let event = event as? Event
      else {
        return false
      }
      _ = method.value(target)(sender, event)
      return true
    }
  }

  /// Makes a selector of a method of one object, without arguments.
  @_disfavoredOverload
  public static func method<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) -> Selector {
    let method = OnSceneThread(method)
    return Selector(name: name) { _, _, _ in
      _ = method.value()
      return true
    }
  }

  /// Makes a selector of a method of one object, with one argument: the sender.
  @_disfavoredOverload
  public static func method<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result)
    -> Selector
  {
    let method = OnSceneThread(method)
    return Selector(name: name) { _, sender, _ in
      guard let sender = argument(sender, as: Sender.self) else { return false }
      _ = method.value(sender)
      return true
    }
  }

  /// A sender as what a method takes; nil where it can't be.
  ///
  /// Objective-C asks nothing of a sender's class: a method that takes an edge pan is called by a plain pan as well, and uses what
  /// both are. A method that used its own class's members would end an app, so scenes don't.
  private static func argument<Argument>(_ sender: Any?, as type: Argument.Type) -> Argument? {
    if let sender = sender as? Argument { return sender }
    // A sender in the place of a yes or no is a pointer that isn't nil.
    if Argument.self == Bool.self, sender != nil { return true as? Argument }
    guard type is UIGestureRecognizer.Type, let recognizer = sender as? UIGestureRecognizer else {
      return nil
    }
    return unsafeBitCast(recognizer, to: type)
  }

  /// Calls the method. A target without it adds a diagnostic.
  @MainActor
  package func send(to target: AnyObject?, _ sender: Any?, _ event: Any?) {
    guard let target else { return }
    if let call = storage.call, call(target, sender, event) { return }
    if let proxy = target as? OverridableObject, let other = proxy.forwardingTarget(for: self) {
      let next = other as AnyObject
      if next !== target { return send(to: next, sender, event) }
    }
    DiagnosticCollector.current.warn(
      "selector.unknown",
      "\(type(of: target)) has no method \(name) that could be called; write #selector(…).")
  }

  /// Calls the method from code on the scene's thread that no actor vouches for, such as a timer's.
  package func sendOnSceneThread(to target: AnyObject?, _ sender: Any?) {
    let call = OnSceneThread((target: target, sender: sender))
    MainActor.assumeIsolated { send(to: call.value.target, call.value.sender, nil) }
  }

  /// The method's name.
  public var description: String { name }

  /// Whether both have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
