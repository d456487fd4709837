import Flipbook
import FlipbookDrawing
import FlipbookPicture
import Foundation

/// A picture for sprites.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
  private let image: UIImage?
  /// The part of the image, as parts of it from the bottom left.
  private let part: CGRect
  /// The name of the app's image; nil for others.
  let name: String?
  /// How the picture is sampled; linear unless set.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Has no effect: small pictures are always averaged.
  open var usesMipmaps = false

  private init(_ image: UIImage?, part: CGRect, name: String?) {
    (self.image, self.part, self.name) = (image, part, name)
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Makes a texture without a picture.
  public override convenience init() { self.init(nil, part: Self.whole, name: nil) }

  /// Makes a texture of an image of the app's.
  public convenience init(imageNamed name: String) {
    // Files of particles name pictures of catalogues with the extension that catalogues leave out.
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    self.init(UIImage(named: bare), part: Self.whole, name: name)
  }

  /// Makes a texture of an image.
  public convenience init(image: UIImage) { self.init(image, part: Self.whole, name: nil) }

  /// Makes a texture of a bitmap, of one pixel per point.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Makes a texture of a part of another.
  ///
  /// - Parameter rect: As parts of the other from its bottom left.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let outer = texture.part
    self.init(
      texture.image,
      part: CGRect(
        x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
        width: rect.width * outer.width, height: rect.height * outer.height), name: texture.name)
    filteringMode = texture.filteringMode
  }

  /// The size, in points.
  open func size() -> CGSize {
    let whole = image?.size ?? .zero
    return CGSize(width: whole.width * part.width, height: whole.height * part.height)
  }

  /// The part of the image that the texture shows, as parts of it from the bottom left.
  open func textureRect() -> CGRect { part }

  /// The texture as a bitmap.
  open func cgImage() -> CGImage {
    guard let (bitmap, source) = picture else { return CGImage(Bitmap(width: 1, height: 1, pixels: [0])) }
    let whole = CGImage(bitmap)
    return whole.cropping(to: source) ?? whole
  }

  /// Calls back at once: pictures are read when they are drawn.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Calls back at once: pictures are read when they are drawn.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  /// The bitmap, and the part of it in pixels; nil for a texture without a picture.
  var picture: (bitmap: Bitmap, source: CGRect)? {
    guard let bitmap = image?.cgImage?.bitmap else { return nil }
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    return (
      bitmap,
      CGRect(
        x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
        height: part.height * height)
    )
  }

  /// Returns the texture of the same picture.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTexture(image, part: part, name: name)
    copy.filteringMode = filteringMode
    return copy
  }
}
