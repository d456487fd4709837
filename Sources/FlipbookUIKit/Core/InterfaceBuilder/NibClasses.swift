import FlipbookDiagnostics
import FlipbookTime
import Foundation

/// The classes of a scene by the names that documents of Interface Builder's have for them, with the properties and methods
/// that such documents name.
@MainActor
public enum NibClasses {
  /// The program's part of ``SceneContext`` for classes of documents.
  @MainActor
  private final class State {
    var classes: [String: AnyClass] = [:]
    /// The tables that nothing was looked up in yet.
    var unread: [ObjectIdentifier: [() -> [_NibEntry]]] = [:]
    var entries: [ObjectIdentifier: [String: [_NibEntry]]] = [:]
    var makers: [ObjectIdentifier: () -> AnyObject] = [:]

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.program) { State() }
  private static var state: State { SceneContext.current[slot] }

  /// Registers a class of a scene's own.
  ///
  /// - Parameters:
  ///   - alias: The name that it has for Objective-C, where that is another one.
  ///   - make: Makes an object; nil for views and controllers, which are made by `init(coder:)`.
  public static func register(_ type: AnyClass, alias: String? = nil, make: (() -> AnyObject)? = nil) {
    if let alias { state.classes[alias] = type }
    if let make { state.makers[ObjectIdentifier(type)] = make }
    // Of two modules' classes of a name the last one counts for documents that name no module.
    let full = String(reflecting: type)
    state.classes[full] = type
    if let name = full.split(separator: ".").last { state.classes[String(name)] = type }
  }

  /// Registers properties and methods of a class, of a scene's own or of the library's.
  public static func register(_ type: AnyClass, entries: @escaping () -> [_NibEntry]) {
    state.unread[ObjectIdentifier(type), default: []].append(entries)
  }

  /// Returns the class of a name; nil where the scene has none.
  package static func type(named name: String, module: String?) -> AnyClass? {
    module.flatMap { state.classes["\($0).\(name)"] } ?? state.classes[name]
  }

  /// Makes an object that is neither a view nor a controller; nil for a class that can't be made from nothing.
  static func make(_ type: AnyClass) -> AnyObject? { state.makers[ObjectIdentifier(type)]?() }

  /// The entries of an object's class and of those that it inherits from, the nearest first.
  private static func entries(of object: AnyObject, named name: String) -> [_NibEntry] {
    var found: [_NibEntry] = []
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      found += ownEntries(of: ObjectIdentifier(current))[name] ?? []
      next = _getSuperclass(current)
    }
    return found
  }

  /// The entries of a class by their names. Its tables are read once.
  private static func ownEntries(of type: ObjectIdentifier) -> [String: [_NibEntry]] {
    let state = state
    for table in state.unread.removeValue(forKey: type) ?? [] {
      for entry in table() { state.entries[type, default: [:]][entry.name, default: []].append(entry) }
    }
    return state.entries[type] ?? [:]
  }

  /// Sets a property of a scene's own class.
  ///
  /// - Returns: Whether there is one of the name, which takes a value of this kind.
  static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
    for entry in entries(of: object, named: name) {
      if case .property(let set) = entry.use, set(object, value) { return true }
    }
    return false
  }

  /// Returns a method of a scene's own class; nil where it has none of the name.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    for entry in entries(of: object, named: name) {
      if case .action(let selector) = entry.use { return selector }
    }
    return nil
  }
}
