import Foundation

/// The capabilities of a device to be felt.
public protocol CHHapticDeviceCapability: Sendable {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds with what is felt.
  var supportsAudio: Bool { get }
}
