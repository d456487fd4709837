import Foundation

/// Takes photographs. None ever come.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// How much work a photograph is worth.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  /// Whether photographs may be larger than the session's pictures.
  open var isHighResolutionCaptureEnabled = false
  /// Whether short films may come with photographs.
  open var isLivePhotoCaptureEnabled = false
  /// Whether it could: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// The most work that a photograph may be.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// None.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Makes an output.
  public override init() { super.init() }
  /// Takes a photograph; none comes, and the delegate is not called.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
  }
}
