import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The values that a view gives the container around it. It is read on the main actor, where views are.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tagValue: AnyHashable?

  init() {}

  /// The value of a key; that of its default where the view sets none.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values.stored(ObjectIdentifier(key)) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, where it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tagValue == AnyHashable(tag) }

  mutating func setTag(_ tag: AnyHashable) { tagValue = tagValue ?? tag }
}

extension TagModifier: ContainerValueSetter {
  func set(in values: inout ContainerValues) { values.setTag(tag) }
}

extension View {
  /// Gives the container around the view a value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
