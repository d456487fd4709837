import Foundation

// Facts of the machine differ from one to the next, and a film stands for a phone.
extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// The number that the system has for the process: 1 in each.
  @_disfavoredOverload
  public var processIdentifier: Int32 { 1 }
  /// The name of the device in a network: `localhost`.
  @_disfavoredOverload
  public var hostName: String { "localhost" }
  /// The name of the person's account: `mobile`, as on a phone.
  @_disfavoredOverload
  public var userName: String { "mobile" }
  /// The processors of a phone: 6.
  @_disfavoredOverload
  public var processorCount: Int { 6 }
  /// The processors of a phone: 6.
  @_disfavoredOverload
  public var activeProcessorCount: Int { 6 }
  /// The memory of a phone: 8 GB.
  @_disfavoredOverload
  public var physicalMemory: UInt64 { 8 << 30 }
  /// The version of iOS that a film stands for.
  @_disfavoredOverload
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
  }
  /// The version of iOS that a film stands for, as people read it.
  @_disfavoredOverload
  public var operatingSystemVersionString: String { "Version 18.0 (Build 22A3354)" }
  /// Whether the version of iOS that a film stands for is this one or a later one.
  @_disfavoredOverload
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
  /// Nominal: nothing gets warm in a film.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves power: no.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether a program for phones runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether a program for tablets runs on a Mac: no.
  public var isMacCatalystApp: Bool { false }
}

/// The name of the person's account: `mobile`, as on a phone.
@_disfavoredOverload
public func NSUserName() -> String { "mobile" }

/// The person's name, as the account has it.
@_disfavoredOverload
public func NSFullUserName() -> String { "Mobile User" }
