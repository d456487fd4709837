import Flipbook
import FlipbookPicture
import Foundation

/// A rectangle with a picture or of a colour.
open class SKSpriteNode: SKNode {
  /// The picture; nil for a rectangle of the colour.
  open var texture: SKTexture?
  /// The colour of the rectangle, or that the picture is mixed with.
  open var color: UIColor
  /// How much of the colour a picture is multiplied with, 0…1.
  open var colorBlendFactor: CGFloat = 0
  /// The size, in points of the node.
  open var size: CGSize
  /// The place of the node in the rectangle, as parts of it from the bottom left; its middle unless set.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The part of the picture that is stretched, as parts of it; all unless set. The rest keeps its size.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the picture is combined with what is under it.
  open var blendMode = SKBlendMode.alpha

  /// A shader of GLSL; nil for none. It is left out, with a diagnostic.
  open var shader: SKShader?

  /// Makes a sprite of a size, in points.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  /// Makes a sprite of no size.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

  /// Makes a sprite of a picture, in its size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Makes a sprite of a picture, in a size of points.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Makes a sprite of a picture of the app's, in its size.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

  /// Makes a rectangle of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  /// Makes a sprite of a picture; the normal map is not used, as there are no lights.
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
    self.init(imageNamed: name)
  }

  /// Makes a sprite for an archive.
  public required init?(coder aDecoder: NSCoder) {
    (texture, color, size) = (nil, .white, .zero)
    super.init(coder: aDecoder)
  }

  /// Scales the sprite to a size of the parent's points.
  open func scale(to size: CGSize) {
    if self.size.width != 0 { xScale = size.width / self.size.width }
    if self.size.height != 0 { yScale = size.height / self.size.height }
  }

  override var contentRect: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
    ).standardized
  }

  override func drawContent(_ place: NodePlace, _ recorder: NodeRecorder) {
    let rect = contentRect
    guard rect.width > 0, rect.height > 0 else { return }
    var place = place
    // A side below zero mirrors.
    if size.width < 0 || size.height < 0 {
      let (x, y): (CGFloat, CGFloat) = (size.width < 0 ? -1 : 1, size.height < 0 ? -1 : 1)
      place.transform =
        CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: x < 0 ? rect.minX + rect.maxX : 0,
          ty: y < 0 ? rect.minY + rect.maxY : 0
        )
        .concatenating(place.transform)
    }
    guard let texture else {
      return recorder.fill(Path(rect), .color(color.rgba), place, blendMode.mode)
    }
    let factor = Float(max(0, min(1, colorBlendFactor)))
    recorder.draw(
      texture, in: rect, center: centerRect, tint: factor > 0 ? (color.rgba, factor) : nil, place,
      blendMode.mode)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKSpriteNode else { return }
    (texture, color, colorBlendFactor) = (other.texture, other.color, other.colorBlendFactor)
    (size, anchorPoint, centerRect, blendMode) = (
      other.size, other.anchorPoint, other.centerRect, other.blendMode
    )
    shader = other.shader
  }
}
