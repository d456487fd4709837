/// Properties of the way to a server.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32
  /// Makes flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It goes by a connection that isn't there all the time.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// The server can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// Somebody must do something for a connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// An app makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// It is this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// No gateway is between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// It goes by a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
