import FlipbookDrawing
import FlipbookMotion
import Foundation
import Observation

private enum FilmStoreKey: EnvironmentKey { static var defaultValue: FilmStore? { nil } }

extension EnvironmentValues {
  /// The values that the film's views keep by name.
  var filmStore: FilmStore? {
    get { self[FilmStoreKey.self] }
    set { self[FilmStoreKey.self] = newValue }
  }
}

/// A value that lasts from start to start elsewhere. Here it begins in every film with what the standard defaults have
/// under its key by then, or else with its first value; all that have its key share it.
@MainActor @preconcurrency
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let first: Value
  @Environment(\.filmStore) private var store
  /// The value where there is no film around.
  @State private var own: Value

  private init(first: Value, key: String) {
    self.first = first
    self.key = key
    _own = State(wrappedValue: first)
  }

  /// Makes a value under a key with a first value. Reports any store but the standard one as unsupported.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil, file: String = #fileID, line: Int = #line
  ) {
    unsupported("AppStorage.init(store:)", when: store != nil && store !== UserDefaults.standard, file, line)
    self.init(first: wrappedValue, key: key)
  }

  /// Makes an optional value under a key, nil at first. Reports any store but the standard one as
  /// unsupported.
  public init(_ key: String, store: UserDefaults? = nil, file: String = #fileID, line: Int = #line)
  where Value: ExpressibleByNilLiteral {
    unsupported("AppStorage.init(store:)", when: store != nil && store !== UserDefaults.standard, file, line)
    self.init(first: nil, key: key)
  }

  /// A model that keeps such a value has no view to find the store by.
  private var cell: FilmStore.Cell? {
    (store ?? ViewRuntime.current?.rootEnvironment.filmStore)?.cell(key) { StoredDefault.value(key) ?? first }
  }

  /// The present value, shared by all that have its key in the film.
  public var wrappedValue: Value {
    get { cell.map { $0.value as? Value ?? first } ?? own }
    nonmutating set {
      if let cell { cell.value = newValue } else { own = newValue }
      StoredDefault.replace(key, by: newValue)
    }
  }

  /// The binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
