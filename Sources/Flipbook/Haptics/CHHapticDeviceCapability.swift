import Foundation

/// What a device can be felt by.
public protocol CHHapticDeviceCapability: Sendable {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds with what is felt.
  var supportsAudio: Bool { get }
}
