import Foundation

/// A picture that is sharp at any size, such as an SVG file.
public protocol VectorPicture: Sendable {
  /// Its own size in points.
  var size: CGSize { get }

  /// The pixels of the picture stretched to a rectangle, or nil (with a diagnostic already reported) when it
  /// can't be drawn. Equal arguments give equal bitmaps, on any thread.
  ///
  /// - Parameters:
  ///   - width: Of the bitmap, in pixels.
  ///   - height: Of the bitmap, in pixels.
  ///   - rect: Where the whole picture lies, in pixels of the bitmap; it may reach out of it.
  func bitmap(width: Int, height: Int, rect: CGRect) -> Bitmap?
}

extension ImageProvider {
  /// No vectors.
  public func vector(named name: String) -> (any VectorPicture)? { nil }
}
