import Foundation
import Synchronization

/// The bytes of a picture, or of several that are shown in turn, to make bitmaps from.
public final class CGImageSource: Sendable {
  let data: Data
  private let known = Mutex<(images: [CGImage], series: PictureSeries?)?>(nil)

  init(_ data: Data) { self.data = data }

  private var content: (images: [CGImage], series: PictureSeries?) {
    known.withLock { known in
      if let known { return known }
      let provider = SceneTraits.current.resources?.imageProvider
      let series = provider?.series(decoding: data)
      let pictures = series?.pictures ?? (provider?.bitmap(decoding: data)).map { [$0] } ?? []
      let content = (pictures.map { CGImage($0) }, series)
      known = content
      return content
    }
  }

  /// The pictures; none for bytes that hold none.
  var images: [CGImage] { content.images }
  /// When the pictures are shown; nil for one picture.
  var series: PictureSeries? { content.series }

  /// A picture; nil for one that isn't there.
  func image(_ index: Int) -> CGImage? { images.indices.contains(index) ? images[index] : nil }
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

/// The number of pictures: more than one for a GIF that is animated, 0 for bytes that can't be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.images.count }

/// A picture, as it is shown; nil for one that isn't there.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  source.image(index)
}

/// A picture, no longer on a side than the options ask for; nil for one that isn't there.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = source.image(index) else { return nil }
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
