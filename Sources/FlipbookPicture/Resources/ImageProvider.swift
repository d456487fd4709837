import Foundation

/// Finds and decodes images. Drawing knows only this face of it; the raster implements it.
public protocol ImageProvider: Sendable {
  /// The image of a file beside the scene, by name with or without its extension, or nil (with a diagnostic
  /// already reported) when there is none or it can't be decoded.
  func bitmap(named name: String) -> LoadedImage?

  /// The vector picture of a file beside the scene, by name with or without its extension; nil when there is none
  /// or it can't be read, which ``bitmap(named:)`` then reports. Providers without vectors need not have it.
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

  /// The pictures in the bytes of a file that shows several in turn; nil for one picture, and where they can't be read.
  /// Providers that don't decode need not have it.
  func series(decoding data: Data) -> PictureSeries?

  /// A picture as the bytes of a file; nil where none can be made. Providers that don't encode need not have it.
  func data(of bitmap: Bitmap, as encoding: PictureEncoding) -> Data?
}

extension ImageProvider {
  /// Returns nil: nothing is painted.
  public func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? { nil }
  /// Returns nil: nothing is decoded.
  public func bitmap(decoding data: Data) -> Bitmap? { nil }
  /// Returns nil: nothing is decoded.
  public func series(decoding data: Data) -> PictureSeries? { nil }
  /// Returns nil: nothing is encoded.
  public func data(of bitmap: Bitmap, as encoding: PictureEncoding) -> Data? { nil }
}
