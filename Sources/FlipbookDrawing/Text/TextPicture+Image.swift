import FlipbookMotion
import FlipbookPicture
import Foundation

extension TextPicture {
  /// The size of an image among text of a font.
  ///
  /// - Parameter resources: Where images are found; without them the picture takes the room of a letter.
  init(_ image: Image, font: Font, environment: EnvironmentValues, resources: DrawingResources?) {
    var image = image
    image.font = image.font ?? font
    // Inside a text an image has its own size, whatever it would do by itself.
    image.resizing = nil
    guard let resources else {
      let size = font.descriptor(typeSize: environment.dynamicTypeSize).size
      self.init(image: image, size: CGSize(width: size, height: size), ascent: size * 0.85)
      return
    }
    let resolved = GraphicsContext.ResolvedImage(
      image, environment: environment, resources: resources, isOnPixels: false)
    self.init(image: image, size: resolved.size, ascent: resolved.baseline)
  }
}

extension Image: InlineImage {
  package var inlineHash: ContentHash {
    if case .bitmap(let image, _, _) = source { return image.bitmap.contentHash }
    var hasher = ContentHasher(seed: 0x1713)
    hasher.combine(nameForDiagnostics)
    return hasher.finalize()
  }
}
