import Foundation

/// Finds and decodes images. Drawing knows only this face of it; the raster implements it.
public protocol ImageProvider: Sendable {
  /// The image of a file beside the scene, by name with or without its extension, or nil (with a diagnostic
  /// already reported) when there is none or it can't be decoded.
  func bitmap(named name: String) -> LoadedImage?

  /// The vector picture of a file beside the scene, by name with or without its extension; nil when there is none
  /// or it can't be read, which ``bitmap(named:)`` then tells. Providers without vectors need not have it.
  func vector(named name: String) -> (any VectorPicture)?

  /// The outline of a system symbol, or nil (with a diagnostic already reported) for an unknown name.
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline?

  /// A picture painted, for code that makes images by drawing; nil where nothing can paint it. Providers that don't
  /// paint need not have it.
  ///
  /// - Parameter scale: Pixels per point.
  func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap?

  /// The picture in the bytes of a file; nil where they hold none, with a diagnostic for kinds that are not read.
  /// Providers that don't decode need not have it.
  func bitmap(decoding data: Data) -> Bitmap?

  /// A picture as the bytes of a file; nil where none can be made. Providers that don't encode need not have it.
  func data(of bitmap: Bitmap, as encoding: PictureEncoding) -> Data?
}

extension ImageProvider {
  public func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? { nil }
  public func bitmap(decoding data: Data) -> Bitmap? { nil }
  public func data(of bitmap: Bitmap, as encoding: PictureEncoding) -> Data? { nil }
}

/// How a picture is written to bytes.
public enum PictureEncoding: Hashable, Sendable {
  case png
  /// On white.
  ///
  /// - quality: 0 for the smallest file … 1 for the best picture.
  case jpeg(quality: Double)
}

/// A decoded image file.
public struct LoadedImage: Sendable, Equatable {
  public var bitmap: Bitmap
  /// Pixels per point: 2 for a file named `name@2x.png`.
  public var scale: CGFloat

  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

public enum SymbolScale: Hashable, Sendable {
  case small
  case medium
  case large

  /// The size of a symbol relative to the font's, as measured from Apple's symbols.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// A symbol as a shape to fill.
public struct SymbolOutline: Sendable, Equatable {
  /// In points from the top left of the symbol's rectangle, y down, nonzero winding.
  public var path: Path
  /// In points.
  public var size: CGSize
  /// From the top to the text baseline the symbol stands on, in points.
  public var baseline: CGFloat

  public init(path: Path, size: CGSize, baseline: CGFloat) {
    self.path = path
    self.size = size
    self.baseline = baseline
  }

  /// The symbol in whole pixels: its width, and what lies above and below the baseline, rounded up.
  ///
  /// - Parameter scale: Pixels per point.
  func onPixels(scale: CGFloat) -> SymbolOutline {
    guard scale > 0, scale.isFinite else { return self }
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let (width, above) = (up(size.width), up(baseline))
    let shift = CGAffineTransform(translationX: (width - size.width) / 2, y: above - baseline)
    return SymbolOutline(
      path: path.applying(shift),
      size: CGSize(width: width, height: above + up(size.height - baseline)), baseline: above)
  }

  /// The symbol without the room around its ink, as resizable symbols are drawn.
  var trimmed: SymbolOutline {
    let ink = path.boundingRect
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return self }
    return SymbolOutline(
      path: path.applying(CGAffineTransform(translationX: -ink.minX, y: -ink.minY)), size: ink.size,
      baseline: baseline - ink.minY)
  }
}
