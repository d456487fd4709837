import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// The bitmap that a context draws in.
struct BitmapTarget {
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat = 1
  var background = RGBA.clear
  /// How memory would hold it; nil where it can't be accessed.
  var layout: PixelLayout?
  var space: CGColorSpace?
  var info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  /// The memory that holds it; nil while nobody accesses it.
  var memory: PixelMemory?

  var width: Int { Int((size.width * scale).rounded()) }
  var height: Int { Int((size.height * scale).rounded()) }
}
