import Foundation

/// How a photograph is to be taken.
open class AVCapturePhotoSettings: NSObject {
  /// The form of the picture.
  public let format: [String: Any]?
  /// When the lamp flashes; off unless set.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it may be larger than the session's pictures.
  open var isHighResolutionPhotoEnabled = false
  /// How much work it is worth.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Makes the usual settings.
  public convenience override init() { self.init(format: nil) }
  /// Makes settings with a form.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}
