import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Asks questions about a picture. A film has no models of the system's: every answer is that nothing was found.
open class VNImageRequestHandler: NSObject {
  /// Makes a handler of an image.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Makes a handler of an image.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Makes a handler of an image.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Makes a handler of an image.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Makes a handler of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Makes a handler of a file's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Answers questions with nothing, and reports so.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      DiagnosticCollector.current.warn(
        "vision.nothing", "\(type(of: request)) finds nothing: a film has no models of the system's.")
      request.results = []
      request.completionHandler?(request, nil)
    }
  }
}
