import Foundation

/// Copies of a few pictures, each in a place, size, turn and colour of its own, in the order they are drawn: what the
/// particles of an emitter are. One item of a list however many there are, so that a frame of ten thousand records,
/// hashes and paints fast.
public final class SpriteBatch: Sendable, Equatable {
  /// A part of a bitmap, drawn around its middle.
  public struct Picture: Sendable, Equatable {
    /// The bitmap that the picture is a part of.
    public let bitmap: Bitmap
    /// The part that is drawn, in pixels of the bitmap.
    public let source: CGRect
    /// How large it is at scale 1, in user space.
    public let size: CGSize
    /// The way pixels are sampled.
    public let interpolation: ImageInterpolation

    /// Makes a picture. The source is in pixels, the size in user space.
    public init(
      bitmap: Bitmap, source: CGRect, size: CGSize, interpolation: ImageInterpolation = .medium
    ) {
      self.bitmap = bitmap
      self.source = source
      self.size = size
      self.interpolation = interpolation
    }
  }

  /// One copy.
  public struct Sprite: Sendable, Equatable {
    /// Its middle, in user space.
    public var x: Double
    /// Its middle, in user space.
    public var y: Double
    /// The picture's x axis: scale times cosine and sine of the turn. Its y axis is at a right angle to it.
    public var axisX: Double
    /// The second component of the x axis: scale times sine of the turn, clockwise.
    public var axisY: Double
    /// Red, green, blue and opacity, 0…1 each and not premultiplied, that the picture is multiplied by.
    public var color: SIMD4<Float>
    /// An index into the pictures.
    public var picture: Int

    /// Makes a copy of a picture, the first unless said.
    public init(
      x: Double, y: Double, axisX: Double, axisY: Double, color: SIMD4<Float>, picture: Int = 0
    ) {
      self.x = x
      self.y = y
      self.axisX = axisX
      self.axisY = axisY
      self.color = color
      self.picture = picture
    }
  }

  /// The pictures that sprites are copies of.
  public let pictures: [Picture]
  /// The sprites, the one at the back first.
  public let sprites: [Sprite]
  /// How each sprite is composited with those before it, and with what lies under them all.
  public let blendMode: DisplayItem.BlendMode
  /// A rectangle in user space outside which nothing is drawn.
  public let bounds: CGRect
  /// A digest of the pictures, the sprites and the blend mode.
  public let contentHash: ContentHash

  /// Makes a batch and works out its bounds and its digest.
  ///
  /// - Precondition: Each sprite's picture is one of `pictures`.
  public init(
    pictures: [Picture], sprites: [Sprite], blendMode: DisplayItem.BlendMode = .normal
  ) {
    self.pictures = pictures
    self.sprites = sprites
    self.blendMode = blendMode
    var hasher = ContentHasher(seed: 0x5b17)
    hasher.combine(Int(blendMode.rawValue))
    hasher.combine(pictures.count)
    for picture in pictures {
      hasher.combine(picture.bitmap.contentHash)
      hasher.combine(picture.source)
      hasher.combine(picture.size)
      hasher.combine(picture.interpolation.rawValue)
    }
    let halves = pictures.map { SIMD2(Double($0.size.width), Double($0.size.height)) / 2 }
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for sprite in sprites {
      let half = halves[sprite.picture]
      let (c, s) = (abs(sprite.axisX), abs(sprite.axisY))
      let reach = SIMD2(c * half.x + s * half.y, s * half.x + c * half.y)
      let middle = SIMD2(sprite.x, sprite.y)
      low = pointwiseMin(low, middle - reach)
      high = pointwiseMax(high, middle + reach)
      hasher.combine(sprite.x)
      hasher.combine(sprite.y)
      hasher.combine(sprite.axisX)
      hasher.combine(sprite.axisY)
      let bits = unsafeBitCast(sprite.color, to: SIMD2<UInt64>.self)
      hasher.combine(bits.x)
      hasher.combine(bits.y)
      hasher.combine(sprite.picture)
    }
    bounds =
      sprites.isEmpty ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    contentHash = hasher.finalize()
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: SpriteBatch, rhs: SpriteBatch) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
