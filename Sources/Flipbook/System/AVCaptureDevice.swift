import Foundation

/// A camera or a microphone. A film has none.
public final class AVCaptureDevice: NSObject, Sendable {
  /// Whether a person lets the app use it.
  public enum AuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

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
}
