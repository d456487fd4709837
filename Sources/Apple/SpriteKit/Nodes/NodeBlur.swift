import FlipbookLayers
import Foundation

/// A filter of Core Image that scenes of sprites can draw: a blur.
struct NodeBlur {
  /// The standard deviation, in points.
  var radius: CGFloat

  /// Makes it of a filter; nil for one that is no blur.
  init?(_ filter: CIFilter) {
    guard filter.name == "CIGaussianBlur" else { return nil }
    let value = filter.value(forKey: "inputRadius")
    radius =
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? (value as? Double).map {
        CGFloat($0)
      } ?? 10
  }
}
