import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives the container around a view one value.
struct ContainerValueModifier<Value>: ElementModifier, ContainerValueSetter {
  typealias AnimatableData = EmptyAnimatableData
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func set(in values: inout ContainerValues) { values[keyPath: path] = value }
}
