@_spi(Reflection) import Swift

/// The places of a type's dynamic properties in memory.
///
/// This and ``ViewComparison`` are the only places that read values by memory layout. `_forEachField` is an entry point
/// of the standard library that may change with a toolchain; a test fails when it does.
@MainActor
package struct DynamicPropertyLayout {
  private struct Field {
    var offset: Int
    var type: any NodeProperty.Type
  }

  private struct Nested {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  private var fields: [Field] = []
  /// Property wrappers of the scene's own, updated after what they store is connected.
  private var nested: [Nested] = []
  /// Whether a change of the environment makes a new evaluation necessary.
  package private(set) var readsEnvironment = false

  private static var known: [ObjectIdentifier: DynamicPropertyLayout] = [:]

  /// The layout of a type, worked out once.
  package static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    var layout = DynamicPropertyLayout()
    layout.collect(type, offset: 0)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private mutating func collect(_ type: Any.Type, offset: Int) {
    _ = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      if let property = fieldType as? any NodeProperty.Type {
        fields.append(Field(offset: offset + fieldOffset, type: property))
        if property.readsEnvironment { readsEnvironment = true }
      } else if let wrapper = fieldType as? any DynamicProperty.Type, !(fieldType is AnyClass) {
        collect(fieldType, offset: offset + fieldOffset)
        nested.append(Nested(offset: offset + fieldOffset, type: wrapper))
      } else if fieldType is any _DynamicPropertyOwner.Type, !(fieldType is AnyClass) {
        collect(fieldType, offset: offset + fieldOffset)
      }
      return true
    }
  }

  package var isEmpty: Bool { fields.isEmpty && nested.isEmpty }

  package func makeSlots() -> [AnyObject?] { Array(repeating: nil, count: fields.count) }

  /// Connects every dynamic property of a value to its slot.
  package func connect<Value>(_ value: inout Value, slots: inout [AnyObject?], node: _ViewNode) {
    guard !isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        @MainActor func connect<P: NodeProperty>(_ type: P.Type) {
          (base + field.offset).assumingMemoryBound(to: P.self).pointee.connect(
            slot: &slots[index], node: node)
        }
        connect(field.type)
      }
      for wrapper in nested {
        @MainActor func update<P: DynamicProperty>(_ type: P.Type) {
          (base + wrapper.offset).assumingMemoryBound(to: P.self).pointee.update()
        }
        update(wrapper.type)
      }
    }
  }

  /// Disconnects the slots, as their node has left the tree.
  package func disconnect(_ slots: inout [AnyObject?]) {
    for index in slots.indices {
      (slots[index] as? any NodeSlot)?.disconnect()
      slots[index] = nil
    }
  }
}
