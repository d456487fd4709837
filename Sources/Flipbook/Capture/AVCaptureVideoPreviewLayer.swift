import FlipbookLayers
import Foundation

/// A layer that shows what a session's camera sees: nothing, in a film.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session; nil for none.
  open var session: AVCaptureSession?
  /// How the pictures would fill the layer; whole unless set.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// None: no camera leads anywhere.
  open var connection: AVCaptureConnection? { nil }

  /// Makes a layer without a session.
  public required override init() { super.init() }

  /// Makes a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVCaptureVideoPreviewLayer {
      (session, videoGravity) = (other.session, other.videoGravity)
    }
  }

  /// Always nil, with a warning.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Returns the point of the camera's pictures at a point of the layer, in shares of the layer.
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
  }

  /// Returns the rectangle of the camera's pictures in a rectangle of the layer, in shares of the layer.
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let origin = captureDevicePointConverted(fromLayerPoint: rect.origin)
    return CGRect(
      x: origin.x, y: origin.y, width: rect.width / bounds.width, height: rect.height / bounds.height)
  }

  /// Returns an object as it is: none is ever found.
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { object }
}
