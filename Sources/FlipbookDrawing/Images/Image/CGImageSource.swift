import Foundation

/// The bytes of a picture, to make bitmaps from.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  /// The first picture; nil for bytes that hold none.
  var image: CGImage? {
    SceneTraits.current.resources?.imageProvider.bitmap(decoding: data).map { CGImage($0) }
  }
}

/// The pictures of a file; nil for one that can't be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// The pictures of a file; nil for one that can't be read. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  url.absoluteURL.flatMap { CGImageSourceCreateWithURL($0, options) }
}

/// The pictures in the bytes of a file. The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// The pictures in the bytes of a file. The options have no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// 1 for a picture that can be read, else 0. Of a series the first counts alone.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

/// The first picture; nil for another, and for bytes that hold none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image : nil
}

/// The first picture, no longer on a side than the options ask for; nil for another, and for bytes that hold none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image else { return nil }
  let asked = options?[AnyHashable(kCGImageSourceThumbnailMaxPixelSize)]
  guard let limit = (asked as? Int).map({ CGFloat($0) }) ?? (asked as? CGFloat), limit >= 1,
    CGFloat(max(image.width, image.height)) > limit
  else { return image }
  let scale = limit / CGFloat(max(image.width, image.height))
  let size = CGSize(
    width: max(1, (CGFloat(image.width) * scale).rounded()),
    height: max(1, (CGFloat(image.height) * scale).rounded()))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

/// The width and the height of the first picture, in pixels; nil for another, and for bytes that hold none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.image else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// Whether a decoded picture is kept. Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether a picture is decoded at once. Has no effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The longer side of a small picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is made where the file has none. It always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made from the large one. It always is.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is turned as the file says. It always is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
