/// Writes pixels of a ramp's colours, rounded by the pattern that hides steps.
enum DitheredRow {
  /// Pixels that are found places for before their colours are fetched.
  static let block = 64

  /// Rounds colours with 8 fraction bits: adds the threshold, 2…254, and cuts off the fraction. 255 · 256 +
  /// 254 still fits 16 bits, so nothing carries into the next component.
  ///
  /// - Parameters:
  ///   - places: `count` places of `fine`.
  ///   - fine: Colours with 16 bits a component.
  ///   - column: The column of the first pixel on the canvas, which the pattern goes by.
  ///   - thresholds: Those of the row: ``DitherPattern/words(y:)``.
  @inline(__always)
  static func write(
    _ target: UnsafeMutablePointer<UInt32>, places: UnsafePointer<Int32>, fine: UnsafePointer<UInt64>,
    column: Int, thresholds: SIMD8<UInt64>, count: Int
  ) {
    let halves = (
      unsafeBitCast(thresholds.lowHalf, to: SIMD16<UInt16>.self),
      unsafeBitCast(thresholds.highHalf, to: SIMD16<UInt16>.self)
    )
    var index = 0
    while index < count {
      let inPattern = (column &+ index) & 7
      guard inPattern & 3 == 0, index &+ 4 <= count else {
        target[index] = PixelWord.dithered(fine[Int(places[index])], thresholds[inPattern])
        index &+= 1
        continue
      }
      let colors = SIMD4(
        fine[Int(places[index])], fine[Int(places[index &+ 1])], fine[Int(places[index &+ 2])],
        fine[Int(places[index &+ 3])])
      let sums = unsafeBitCast(colors, to: SIMD16<UInt16>.self) &+ (inPattern == 0 ? halves.0 : halves.1)
      let words = unsafeBitCast(SIMD16<UInt8>(truncatingIfNeeded: sums &>> 8), to: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(target + index).storeBytes(of: words, as: SIMD4<UInt32>.self)
      index &+= 4
    }
  }
}
