/// The strengths of a sound's frequencies: Hann's window and Fourier's transform, of a fixed length.
struct Spectrum {
  /// The number of samples, a power of two.
  let count: Int
  private let cosines: [Double]
  /// The places of the samples after the first reordering.
  private let order: [Int]

  /// - Parameter count: A power of two, 8 at least.
  init(count: Int) {
    self.count = count
    cosines = ExactMath.cosines(count: count)
    let bits = count.trailingZeroBitCount
    order = (0..<count).map { index in
      var (rest, result) = (index, 0)
      for _ in 0..<bits {
        result = result << 1 | rest & 1
        rest >>= 1
      }
      return result
    }
  }

  /// The length for a rate: about 43 ms.
  static func count(rate: Int) -> Int {
    var count = 256
    while count < rate / 24, count < 1 << 14 { count *= 2 }
    return count
  }

  /// The power at each frequency from 0 to half the rate: that of a sine at full scale adds up to 1.
  ///
  /// - Parameter samples: As many as ``count``.
  func powers(of samples: [Double]) -> [Double] {
    var real = [Double](repeating: 0, count: count)
    var imaginary = real
    for (place, index) in order.enumerated() { real[place] = samples[index] * (1 - cosines[index]) / 2 }
    var size = 2
    while size <= count {
      let (half, stride) = (size / 2, count / size)
      for start in Swift.stride(from: 0, to: count, by: size) {
        for index in 0..<half {
          let (upper, lower) = (start + index, start + index + half)
          let turn = index * stride
          // The sine is the cosine a quarter of a turn later; turns go backwards.
          let (c, s) = (cosines[turn], -cosines[(turn + 3 * count / 4) % count])
          let (a, b) = (real[lower] * c - imaginary[lower] * s, real[lower] * s + imaginary[lower] * c)
          (real[lower], imaginary[lower]) = (real[upper] - a, imaginary[upper] - b)
          (real[upper], imaginary[upper]) = (real[upper] + a, imaginary[upper] + b)
        }
      }
      size *= 2
    }
    let scale = 32 / (3 * Double(count) * Double(count))
    return (0...count / 2).map { (real[$0] * real[$0] + imaginary[$0] * imaginary[$0]) * scale }
  }
}
