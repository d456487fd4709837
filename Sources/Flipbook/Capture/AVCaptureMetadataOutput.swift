import Foundation

/// Finds codes and faces in pictures. None ever come.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The receiver of what is found; nothing is.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// None: without a camera there is nothing to look in.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where it is looked, in shares of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Makes an output.
  public override init() { super.init() }
  /// Sets the receiver.
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { metadataObjectsDelegate = delegate }
}
