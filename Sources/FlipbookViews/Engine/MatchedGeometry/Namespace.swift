/// A scope for identities, such as those of matched geometry: an identity of its own for each view that has one.
@MainActor @preconcurrency
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Distinguishes namespaces.
  public struct ID: Hashable, Sendable {
    fileprivate let token: NamespaceToken?

    /// Whether both are of the same view.
    public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }

    /// Feeds the namespace into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(token.map { ObjectIdentifier($0) }) }
  }

  private var token: NamespaceToken?

  /// Makes a namespace; it gets its identity in a view.
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
