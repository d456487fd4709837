import Foundation

/// The library of pictures. A film has none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library of the phone, in which there is nothing.
  open class func shared() -> PHPhotoLibrary { library }
}
