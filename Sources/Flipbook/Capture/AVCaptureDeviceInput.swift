import Foundation

/// A device that a session takes pictures or sound from.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Takes a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
