import Foundation

/// The width and the height of a picture, in pixels, and how long it is shown; nil for one that isn't there.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let image = source.image(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
  ]
  if let series = source.series {
    let delay = series.delays[index]
    // Programs that measured it found shorter times than 0.05 s replaced; Apple's documentation says 0.1.
    properties[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFDelayTime: delay < 0.05 ? 0.1 : delay,
        kCGImagePropertyGIFUnclampedDelayTime: delay,
      ] as CFDictionary
  }
  return properties
}

/// The size of the file, in bytes, and how often its pictures are shown; nil for bytes that hold none.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard !source.images.isEmpty else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: source.data.count]
  if let series = source.series {
    properties[kCGImagePropertyGIFDictionary] =
      [kCGImagePropertyGIFLoopCount: series.loopCount ?? 1] as CFDictionary
  }
  return properties
}

/// The identifier of the kind of file, such as `public.png`; nil for one that isn't known by its first bytes.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  let head = [UInt8](source.data.prefix(12))
  if head.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "public.png" }
  if head.starts(with: [0xff, 0xd8, 0xff]) { return "public.jpeg" }
  if head.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
  if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) {
    return "org.webmproject.webp"
  }
  return nil
}

/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The properties that GIF files alone have.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a picture is shown, in seconds; times below 0.05 s count as 0.1 s.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often all pictures are shown; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The properties that PNG files alone have. Animated ones are read as their first picture, so there are none.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a picture is shown, in seconds, clamped.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often all pictures are shown; 0 for without end.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
