import Foundation

/// A camera or a microphone. A film has none, as a simulator has no camera: each question for one is answered with nil.
public final class AVCaptureDevice: NSObject, Sendable {
  /// Whether a person lets the app use it.
  public enum AuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
  /// Which side of a phone a camera is on.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// When the lamp of a camera shines.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// When the lamp of a camera flashes.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// How a camera gets what it sees into focus.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// How a camera measures the light.
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One camera of the usual width.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// One camera that sees more.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// One camera that sees farther.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras, one of which sees farther.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one of which sees more.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// A search for devices, which finds none.
  public final class DiscoverySession: NSObject {
    /// None.
    public let devices: [AVCaptureDevice] = []
    /// Makes a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  // No one makes a device: the members below are never read or set.
  private override init() {}

  /// Denied: a film has no camera.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus { .denied }
  /// Calls back with no.
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// No.
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// None.
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// None.
  public static func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// None.
  public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// None.
  public convenience init?(uniqueID: String) { return nil }
}
