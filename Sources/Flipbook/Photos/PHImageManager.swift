import FlipbookDrawing
import FlipbookUIKit

/// Identifies a request.
public typealias PHImageRequestID = Int32

/// The size of a picture as it was taken.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Gives pictures of the library, which is empty.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  /// The one of the app.
  open class func `default`() -> PHImageManager { manager }
  /// Makes one.
  public override init() {}

  /// Calls back with nil: the library is empty.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 1
  }
  /// Has no effect: an answer comes at once.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
