import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A state that lasts from start to start elsewhere. Here it begins with its first value in every film; all that have its
/// key share it, and it stays when the view that has it goes.
@MainActor @preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let first: Value
  @Environment(\.filmStore) private var store
  /// The value where there is no film around.
  @State private var own: Value

  /// Makes a state under a key with its first value.
  public init(wrappedValue: Value, _ key: String) {
    // The values of a scene are others than those of the app.
    self.key = "scene " + key
    first = wrappedValue
    _own = State(wrappedValue: wrappedValue)
  }

  /// Makes an optional state under a key, nil at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

  private var cell: FilmStore.Cell? { store?.cell(key) { first } }

  /// The present value, shared by all that have its key in the film.
  public var wrappedValue: Value {
    get { cell.map { $0.value as? Value ?? first } ?? own }
    nonmutating set {
      if let cell { cell.value = newValue } else { own = newValue }
    }
  }

  /// The binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
