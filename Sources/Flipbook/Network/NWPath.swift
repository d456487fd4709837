/// The way to networks.
public struct NWPath: Hashable, Sendable {
  /// Whether networks are reached.
  public enum Status: Sendable {
    /// They are.
    case satisfied
    /// They are not. A film's.
    case unsatisfied
    /// They would be, if something connected.
    case requiresConnection
  }

  /// Why networks are not reached.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  /// Not satisfied.
  public var status: Status { .unsatisfied }
  /// There is no network.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// None.
  public var availableInterfaces: [NWInterface] { [] }
  /// False: nothing is paid for.
  public var isExpensive: Bool { false }
  /// False: nothing is saved.
  public var isConstrained: Bool { false }
  /// False.
  public var supportsIPv4: Bool { false }
  /// False.
  public var supportsIPv6: Bool { false }
  /// False.
  public var supportsDNS: Bool { false }

  /// False, whatever the kind of network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
