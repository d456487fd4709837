/// A request to work for minutes.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the work needs a network.
  public var requiresNetworkConnectivity = false
  /// Whether the work waits for power.
  public var requiresExternalPower = false
}
