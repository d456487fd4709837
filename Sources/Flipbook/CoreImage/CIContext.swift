import FlipbookDrawing
import Foundation

/// Makes pixels of Core Image's images.
open class CIContext: NSObject, @unchecked Sendable {
  /// Makes a context.
  public override init() {}

  /// Makes a context. Options are for the device's graphics processor, which a film has none of.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels of an image in a rectangle; nil where it is empty, or larger than 64 million pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(in: fromRect) }
}
