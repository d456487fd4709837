import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that a view tells the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  /// What a view that says nothing has.
  static var defaultValue: Value { get }
}

/// What a view has told the container around it. It is read on the main actor, where views are.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tagValue: AnyHashable?

  init() {}

  /// The value of a key; that of its default where the view sets none.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue == AnyHashable(tag) }

  mutating func setTag(_ tag: AnyHashable) { tagValue = tagValue ?? tag }
}

/// A modifier that tells the container something.
@MainActor
protocol ContainerValueSetter {
  func set(in values: inout ContainerValues)
}

/// Tells the container around a view one value.
struct ContainerValueModifier<Value>: ElementModifier, ContainerValueSetter {
  typealias AnimatableData = EmptyAnimatableData
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func set(in values: inout ContainerValues) { values[keyPath: path] = value }
}

extension TagModifier: ContainerValueSetter {
  func set(in values: inout ContainerValues) { values.setTag(tag) }
}

extension View {
  /// Tells the container around the view a value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
