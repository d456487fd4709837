import Foundation

/// Receives the photographs of an output.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photograph is there; never called in a film.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
