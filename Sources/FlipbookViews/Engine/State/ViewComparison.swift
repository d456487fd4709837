@_spi(Reflection) import Swift

/// Compares two values of a view: where they describe the same thing, its body need not run again.
///
/// Equatable values are compared as such, classes by identity, other structures field by field. A value that
/// can't be compared, such as a closure, counts as changed.
@MainActor
package enum ViewComparison {
  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { left in
      withUnsafePointer(to: b) { right in
        plan(of: Value.self).areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  fileprivate indirect enum Plan {
    case equatable(any Equatable.Type)
    case object
    case fields([(offset: Int, plan: Plan)])
    case existential(Any.Type)
    /// A built-in property: compared by a rule of its own.
    case property(any ComparableProperty.Type)
    case never

    @MainActor func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
      switch self {
      case .equatable(let type):
        func compare<E: Equatable>(_ type: E.Type) -> Bool {
          a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
        }
        return compare(type)
      case .property(let type):
        @MainActor func compare<P: ComparableProperty>(_ type: P.Type) -> Bool {
          a.assumingMemoryBound(to: P.self).pointee.isSame(as: b.assumingMemoryBound(to: P.self).pointee)
        }
        return compare(type)
      case .object:
        return a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
      case .fields(let fields):
        return fields.allSatisfy { $0.plan.areEqual(a + $0.offset, b + $0.offset) }
      case .existential, .never:
        return false
      }
    }
  }

  private static var plans: [ObjectIdentifier: Plan] = [:]

  private static func plan(of type: Any.Type) -> Plan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = makePlan(of: type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func makePlan(of type: Any.Type) -> Plan {
    if let property = type as? any ComparableProperty.Type { return .property(property) }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    if type is AnyObject.Type { return .object }
    // Fields of anything but a structure (existentials, functions, enumerations) must not be asked for.
    guard metadataKind(of: type) == .struct else { return .never }
    var fields: [(offset: Int, plan: Plan)] = []
    var isComparable = true
    let isStructure = _forEachField(of: type) { _, offset, fieldType, kind in
      fields.append((offset, plan(of: fieldType)))
      if case .never = fields.last?.plan { isComparable = false }
      return true
    }
    guard isStructure, isComparable else { return .never }
    // Structures of imported and built-in kinds have contents, but no fields to compare.
    if fields.isEmpty { return _isStructWithoutFields(type) ? .fields([]) : .never }
    return .fields(fields)
  }

  /// The kind of a type, which is the first word of its metadata (Swift's ABI documents it as such).
  private static func metadataKind(of type: Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  private static func _isStructWithoutFields(_ type: Any.Type) -> Bool {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size) == 0
  }
}
