import Foundation

/// Distances of colours in OKLab.
///
/// To the linear light of both colours half a percent of white's is added, which a screen in a lit room reflects:
/// OKLab alone makes a visible step of the first code value above black. Distances are divided by that of black
/// and white, so that this stays 1.
enum PerceptualKernel {
  private static let flare: Float = 0.005

  /// Linear light with the flare, by code value.
  fileprivate static let light: [Float] = (0..<256).map { code in
    let value = Float(code) / 255
    return flare + (value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4))
  }

  /// The square of the distance of black and white.
  fileprivate static let squaredUnit: Float = {
    let unit = cbrtf(1 + flare) - cbrtf(flare)
    return unit * unit
  }()

  /// Marks pixels of a box that look different.
  static func markVisible(
    threshold: Double, _ expected: RawSpan, _ actual: RawSpan, width: Int, box: PixelBox,
    marks: inout MutableSpan<UInt8>
  ) {
    var batch = ColorBatch(capacity: box.width, limit: Float(threshold * threshold) * squaredUnit)
    for y in box.y..<box.maxY {
      batch.collect(expected, actual, y * width + box.x..<y * width + box.maxX)
      batch.mark(&marks, from: y * width + box.x)
    }
  }

  /// The distance of two premultiplied words, 0…1.
  static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    var batch = ColorBatch(capacity: 1, limit: 0)
    return Double((batch.squaredDistance(a, b) / squaredUnit).squareRoot())
  }
}

/// Pairs of different colours that are put in OKLab together.
///
/// Looking light up by code value has to go one by one; what follows are loops over arrays of numbers, which
/// become vector instructions.
private struct ColorBatch {
  /// The square of the least distance that is seen, not in units of black and white.
  private let limit: Float
  private let capacity: Int
  private let light = PerceptualKernel.light
  private var count = 0
  private var isOpaque = true
  /// Counted from the beginning of the range.
  private var places: [Int32]
  private var first: [UInt32]
  private var second: [UInt32]
  private var distances: [Float]
  private var distancesOnWhite: [Float]
  /// `capacity` numbers each: linear red, green and blue of the one colour, then of the other.
  private var channels: [Float]

  init(capacity: Int, limit: Float) {
    self.limit = limit
    self.capacity = capacity
    places = Array(repeating: 0, count: capacity)
    first = Array(repeating: 0, count: capacity)
    second = Array(repeating: 0, count: capacity)
    distances = Array(repeating: 0, count: capacity)
    distancesOnWhite = Array(repeating: 0, count: capacity)
    channels = Array(repeating: 0, count: 6 * capacity)
  }

  /// Takes the pixels of a range that differ, no more than the capacity, in place of those before.
  mutating func collect(_ expected: RawSpan, _ actual: RawSpan, _ range: Range<Int>) {
    (count, isOpaque) = Self.collect(expected, actual, range, &places, &first, &second)
  }

  private static func collect(
    _ expected: RawSpan, _ actual: RawSpan, _ range: Range<Int>, _ allPlaces: inout [Int32],
    _ allFirst: inout [UInt32], _ allSecond: inout [UInt32]
  ) -> (count: Int, isOpaque: Bool) {
    var count = 0
    var common: UInt32 = .max
    var places = allPlaces.mutableSpan
    var first = allFirst.mutableSpan
    var second = allSecond.mutableSpan
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + 4, range.upperBound)
      if end == start + 4 {
        let a = expected.unsafeLoadUnaligned(fromByteOffset: start * 4, as: SIMD4<UInt32>.self)
        let b = actual.unsafeLoadUnaligned(fromByteOffset: start * 4, as: SIMD4<UInt32>.self)
        let isEqual = a .== b
        if !any(isEqual) {
          let at = Int32(truncatingIfNeeded: start &- range.lowerBound)
          put(SIMD4(at, at &+ 1, at &+ 2, at &+ 3), at: count, in: &places)
          put(a, at: count, in: &first)
          put(b, at: count, in: &second)
          let both = a & b
          common &= both[0] & both[1] & both[2] & both[3]
          count &+= 4
          start = end
          continue
        }
        if all(isEqual) {
          start = end
          continue
        }
      }
      for place in start..<end {
        let a = expected.unsafeLoadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
        let b = actual.unsafeLoadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
        // The place of an equal pixel is overwritten by the next, which costs less than an unpredictable branch.
        places[unchecked: count] = Int32(truncatingIfNeeded: place &- range.lowerBound)
        first[unchecked: count] = a
        second[unchecked: count] = b
        common &= a == b ? .max : a & b
        count &+= a == b ? 0 : 1
      }
      start = end
    }
    return (count, common >= 0xff00_0000)
  }

  private static func put<Vector: BitwiseCopyable, Element: BitwiseCopyable>(
    _ vector: Vector, at index: Int, in target: inout MutableSpan<Element>
  ) {
    var bytes = target.mutableBytes
    bytes.storeBytes(of: vector, toByteOffset: index &* MemoryLayout<Element>.stride, as: Vector.self)
  }

  /// Marks those that look different; `start` is where the range began.
  mutating func mark(_ marks: inout MutableSpan<UInt8>, from start: Int) {
    guard count > 0 else { return }
    measure()
    let distances = distances.span
    let places = places.span
    for index in 0..<count where distances[unchecked: index] > limit {
      marks[start + Int(places[unchecked: index])] = DifferenceMask.Mark.different
    }
  }

  mutating func squaredDistance(_ a: UInt32, _ b: UInt32) -> Float {
    (first[0], second[0]) = (a, b)
    count = 1
    isOpaque = a & b >= 0xff00_0000
    measure()
    return distances[0]
  }

  /// Of colours that are not opaque the larger of the distances over black and over white counts.
  private mutating func measure() {
    lookUp(first, at: 0)
    lookUp(second, at: 3)
    Self.squaredDistances(channels, capacity, count, into: &distances)
    if isOpaque { return }
    lookUp(first.map(Self.onWhite), at: 0)
    lookUp(second.map(Self.onWhite), at: 3)
    Self.squaredDistances(channels, capacity, count, into: &distancesOnWhite)
    for index in 0..<count { distances[index] = max(distances[index], distancesOnWhite[index]) }
  }

  private mutating func lookUp(_ words: [UInt32], at channel: Int) {
    let (table, count, capacity, start) = (light, count, capacity, channel * capacity)
    let light = table.span
    let words = words.span
    var target = channels.mutableSpan
    for index in 0..<count {
      let word = words[unchecked: index]
      let at = start &+ index
      target[unchecked: at] = light[unchecked: Int(truncatingIfNeeded: word >> 16 & 255)]
      target[unchecked: at &+ capacity] = light[unchecked: Int(truncatingIfNeeded: word >> 8 & 255)]
      target[unchecked: at &+ 2 &* capacity] = light[unchecked: Int(truncatingIfNeeded: word & 255)]
    }
  }

  /// A premultiplied word over white: each component gains 255 − alpha. Components that exceed alpha, which no
  /// valid word has, stop at 255.
  private static func onWhite(_ word: UInt32) -> UInt32 {
    let gain = 255 - (word >> 24)
    return min(255, (word >> 16 & 255) + gain) << 16 | min(255, (word >> 8 & 255) + gain) << 8
      | min(255, (word & 255) + gain)
  }

  private static func squaredDistances(
    _ channels: [Float], _ capacity: Int, _ count: Int, into distances: inout [Float]
  ) {
    let light = channels.span
    // Checked additions in the loop would keep it from becoming vector instructions.
    let (step1, step2, step3) = (capacity, 2 * capacity, 3 * capacity)
    let (step4, step5) = (4 * capacity, 5 * capacity)
    var target = distances.mutableSpan
    for i in 0..<count {
      let (long1, medium1, short1) = roots(
        light[unchecked: i], light[unchecked: i &+ step1], light[unchecked: i &+ step2])
      let (long2, medium2, short2) = roots(
        light[unchecked: i &+ step3], light[unchecked: i &+ step4], light[unchecked: i &+ step5])
      // OKLab is linear in the roots, so the difference of two colours follows from that of their roots.
      let (long, medium, short) = (long1 - long2, medium1 - medium2, short1 - short2)
      let l = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
      let a = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
      let b = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
      target[unchecked: i] = l * l + a * a + b * b
    }
  }

  /// The cube roots of the responses of long, medium and short cones.
  @inline(__always)
  private static func roots(_ red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
    (
      cubeRoot(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_995 * blue),
      cubeRoot(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue),
      cubeRoot(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    )
  }

  /// The cube root of numbers from the flare to 1 and a little more, to 3·10⁻⁵ of them.
  ///
  /// A third of the bits of a number is near the bits of its root but for a constant; one step of Halley's
  /// iteration does the rest.
  @inline(__always)
  private static func cubeRoot(_ x: Float) -> Float {
    let bits = x.bitPattern
    var third = (bits >> 2) &+ (bits >> 4)
    third = third &+ third >> 4
    third = third &+ third >> 8
    let guess = Float(bitPattern: third &+ 0x2a51_19f2)
    let cube = guess * guess * guess
    return guess * (cube + x + x) / (cube + cube + x)
  }
}
