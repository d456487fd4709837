/// A scope for identities, such as those of matched geometry: an identity of its own for each view that has one.
@MainActor @preconcurrency
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from another.
  public struct ID: Hashable, Sendable {
    fileprivate let token: NamespaceToken?

    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(token.map { ObjectIdentifier($0) }) }
  }

  private var token: NamespaceToken?

  public nonisolated init() {}

  /// The identity; the same for as long as the view is there. Outside a view, all namespaces are one.
  public var wrappedValue: ID { ID(token: token) }
}

private final class NamespaceToken: Sendable {}

extension Namespace: NodeProperty {
  package mutating func connect(slot: inout AnyObject?, node: _ViewNode) {
    let token = slot as? NamespaceToken ?? NamespaceToken()
    slot = token
    self.token = token
  }
}

extension Namespace: ComparableProperty {
  package func isSame(as other: Namespace) -> Bool { true }
}
