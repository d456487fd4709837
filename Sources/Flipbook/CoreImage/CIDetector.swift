import FlipbookDiagnostics
import Foundation

/// Looks for faces, rectangles, text and codes in pictures. It finds none in a film, which is reported.
open class CIDetector: NSObject {
  /// Makes a detector of a kind; nil for none.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  /// Finds nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    DiagnosticCollector.current.warn(
      "image.detector", "Nothing is looked for in pictures: a detector finds no faces and no codes.")
    return []
  }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Codes in two dimensions.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How exactly it is looked.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Exactly, and slowly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Roughly, and fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
