/// Converts sRGB words to bt709 Y′CbCr, limited range, 8 bits (ITU-R BT.709-6 item 3).
///
/// Y′ = 16 + 219/255 (0.2126 R + 0.7152 G + 0.0722 B), Cb = 128 + 224/255 (B − Y)/1.8556 and
/// Cr = 128 + 224/255 (R − Y)/1.5748, in single precision: results are within 0.5001 of the exact value.
enum LimitedRangeKernel {
  private typealias Words = SIMD4<UInt32>

  /// The weights of luma's components.
  private static let lumaRed: Float = 0.2126 * 219 / 255
  private static let lumaGreen: Float = 0.7152 * 219 / 255
  private static let lumaBlue: Float = 0.0722 * 219 / 255
  /// Chroma's, for sums over the four pixels of a block.
  private static let blueRed: Float = 0.2126 / 1.8556 * 224 / 1020
  private static let blueGreen: Float = 0.7152 / 1.8556 * 224 / 1020
  private static let redGreen: Float = 0.7152 / 1.5748 * 224 / 1020
  private static let redBlue: Float = 0.0722 / 1.5748 * 224 / 1020
  /// 0.9278 / 1.8556 as well as 0.7874 / 1.5748.
  private static let chromaOwn: Float = 0.5 * 224 / 1020
  /// Added to a float below 2²² it leaves the number, rounded to nearest, in the low bits of the pattern.
  private static let rounder: Float = 0x1p23

  /// Converts two rows of pixels into two of luma and one of each chroma, whose samples are the mean of 2 × 2
  /// pixels.
  ///
  /// - Parameters:
  ///   - upper: Opaque words.
  ///   - lower: The row below.
  ///   - count: Pixels in a row; even.
  static func convert(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, count: Int,
    upperLuma: UnsafeMutablePointer<UInt8>, lowerLuma: UnsafeMutablePointer<UInt8>,
    blue: UnsafeMutablePointer<UInt8>, red: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x + 8 <= count {
      let (a, b) = (load(upper + x), load(upper + x + 4))
      let (c, d) = (load(lower + x), load(lower + x + 4))
      store(bytes(luma(a), luma(b)), upperLuma + x)
      store(bytes(luma(c), luma(d)), lowerLuma + x)
      let evens = (pairs(even(a) &+ even(c)), pairs(even(b) &+ even(d)))
      let odds = (pairs(odd(a) &+ odd(c)), pairs(odd(b) &+ odd(d)))
      let (cb, cr) = chroma(
        evens: Words(lowHalf: evens.0.evenHalf, highHalf: evens.1.evenHalf),
        odds: Words(lowHalf: odds.0.evenHalf, highHalf: odds.1.evenHalf))
      let both = bytes(cb, cr)
      store(both.lowHalf, blue + x / 2)
      store(both.highHalf, red + x / 2)
      x += 8
    }
    while x < count {
      let block = Words(upper[x], upper[x + 1], lower[x], lower[x + 1])
      let y = luma(block)
      upperLuma[x] = UInt8(truncatingIfNeeded: y[0])
      upperLuma[x + 1] = UInt8(truncatingIfNeeded: y[1])
      lowerLuma[x] = UInt8(truncatingIfNeeded: y[2])
      lowerLuma[x + 1] = UInt8(truncatingIfNeeded: y[3])
      let (cb, cr) = chroma(
        evens: Words(repeating: even(block).wrappedSum()), odds: Words(repeating: odd(block).wrappedSum()))
      blue[x / 2] = UInt8(truncatingIfNeeded: cb[0])
      red[x / 2] = UInt8(truncatingIfNeeded: cr[0])
      x += 2
    }
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<UInt32>) -> Words {
    UnsafeRawPointer(pointer).loadUnaligned(as: Words.self)
  }

  @inline(__always)
  private static func store<Vector: SIMD>(_ vector: Vector, _ pointer: UnsafeMutablePointer<UInt8>)
  where Vector.Scalar == UInt8 {
    UnsafeMutableRawPointer(pointer).storeBytes(of: vector, as: Vector.self)
  }

  /// Blue and red in the halves of each word.
  @inline(__always)
  private static func even(_ words: Words) -> Words { words & 0x00ff_00ff }

  /// Green and alpha in the halves of each word.
  @inline(__always)
  private static func odd(_ words: Words) -> Words { (words &>> 8) & 0x00ff_00ff }

  /// Sums of neighbours in lanes 0 and 2.
  @inline(__always)
  private static func pairs(_ words: Words) -> Words {
    let wide = unsafeBitCast(words, to: SIMD2<UInt64>.self)
    return words &+ unsafeBitCast(wide &>> 32, to: Words.self)
  }

  /// In the low byte of each lane.
  @inline(__always)
  private static func luma(_ words: Words) -> Words {
    let red = numbers((words &>> 16) & 0xff) * lumaRed
    let green = numbers((words &>> 8) & 0xff) * lumaGreen
    let blue = numbers(words & 0xff) * lumaBlue
    return rounded(red + green + blue, plus: 16)
  }

  /// Four samples of each chroma from the sums of components over blocks.
  @inline(__always)
  private static func chroma(evens: Words, odds: Words) -> (Words, Words) {
    let red = numbers(evens &>> 16)
    let green = numbers(odds & 0xffff)
    let blue = numbers(evens & 0xffff)
    let cb = blue * chromaOwn - red * blueRed - green * blueGreen
    let cr = red * chromaOwn - blue * redBlue - green * redGreen
    return (rounded(cb, plus: 128), rounded(cr, plus: 128))
  }

  /// From numbers below 2³¹: signed conversion is one instruction, unsigned is not.
  @inline(__always)
  private static func numbers(_ words: Words) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: words))
  }

  @inline(__always)
  private static func rounded(_ values: SIMD4<Float>, plus offset: Float) -> Words {
    unsafeBitCast(values + (rounder + offset), to: Words.self) & 0xff
  }

  @inline(__always)
  private static func bytes(_ a: Words, _ b: Words) -> SIMD8<UInt8> {
    SIMD8(truncatingIfNeeded: SIMD8<UInt32>(lowHalf: a, highHalf: b))
  }
}
