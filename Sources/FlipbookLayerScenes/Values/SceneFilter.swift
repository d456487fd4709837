import FlipbookLayers
import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A filter of a layer, as layers take it from other frameworks.
struct SceneFilter: LayerFilter {
  var filterName: String
  var setting: String
  var value: Double

  func filterValue(_ key: String) -> Any? { key == setting ? value : nil }

  static let kinds: [(name: String, filter: String, setting: String)] = [
    ("blur", "CIGaussianBlur", "inputRadius"), ("invert", "CIColorInvert", ""),
    ("grayscale", "CIPhotoEffectMono", ""), ("hueRotation", "CIHueAdjust", "inputAngle"),
    ("saturation", "colorSaturate", "inputAmount"), ("brightness", "colorBrightness", "inputAmount"),
    ("contrast", "colorContrast", "inputAmount"),
  ]
}
