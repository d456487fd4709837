/// A way to one network.
public struct NWInterface: Hashable, Sendable {
  /// Kinds of networks.
  public enum InterfaceType: CaseIterable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  /// The kind of network.
  public let type: InterfaceType
  /// The name of the way.
  public let name: String
}
