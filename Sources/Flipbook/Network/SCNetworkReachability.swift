import Foundation

/// The way to a server. A film reaches none.
public final class SCNetworkReachability: Sendable {
  init() {}
}

/// The way to a server of a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The way to a server of a number.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes no flag: a film reaches no server.
///
/// - Returns: True.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
