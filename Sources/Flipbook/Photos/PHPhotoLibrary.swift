import Foundation

/// The library of pictures. A film has none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library of the phone, in which there is nothing.
  open class func shared() -> PHPhotoLibrary { library }

  /// Whether the app may see the pictures: nobody was asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Whether the app may see the pictures: nobody was asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Nobody is asked in a film, and the handler is not called.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
  /// Nobody is asked in a film, and the handler is not called.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
}
