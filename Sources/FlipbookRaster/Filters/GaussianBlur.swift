import Foundation

/// A Gaussian blur of premultiplied pixels.
///
/// For large deviations the picture is averaged down by a power of two, blurred there with true Gaussian weights, and
/// brought back up bilinearly; the deviation used is lessened by what the two steps blur themselves. The cost hardly
/// depends on the deviation. The grid of the small picture is fixed to the canvas, so that a pixel's result does
/// not depend on the region that is asked for.
struct GaussianBlur {
  /// The standard deviation across and down, in pixels.
  let sigmaX: Double
  let sigmaY: Double

  /// Larger deviations than this blur alike.
  static let largestSigma = 1_000.0

  private let factorX: Int
  private let factorY: Int
  /// Weights of the centre and of each distance from it, on the small picture.
  private let weightsX: [Float]
  private let weightsY: [Float]

  /// Negative deviations and those that are no number count as 0.
  init(sigmaX: Double, sigmaY: Double) {
    func valid(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, Self.largestSigma) : 0 }
    self.sigmaX = valid(sigmaX)
    self.sigmaY = valid(sigmaY)
    factorX = Self.factor(self.sigmaX)
    factorY = Self.factor(self.sigmaY)
    weightsX = Self.weights(self.sigmaX, factorX)
    weightsY = Self.weights(self.sigmaY, factorY)
  }

  /// The deviation on the small picture stays above 1.7.
  private static func factor(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor * 2) >= 1.9 { factor *= 2 }
    return factor
  }

  private static func weights(_ sigma: Double, _ factor: Int) -> [Float] {
    let s = Double(factor)
    // Averaging over s pixels has the variance (s² − 1)/12, a tent of half-width s has s²/6.
    // The blocks' own width, which the weights take in below, has 1/12.
    let variance =
      factor == 1 ? sigma * sigma : (sigma * sigma - (s * s - 1) / 12 - s * s / 6) / (s * s) - 1.0 / 12
    if variance <= 1e-6 { return [1] }
    let reach = Int((3 * variance.squareRoot()).rounded(.up))
    let width = (2 * variance).squareRoot()
    // A pixel stands for its whole area, which matters for deviations around a pixel.
    var weights = (0...reach).map { erf((Double($0) + 0.5) / width) - erf((Double($0) - 0.5) / width) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / sum }
    return weights.map { Float($0) }
  }

  /// How many pixels away a pixel can have an effect.
  var reachX: Int { sigmaX == 0 ? 0 : (weightsX.count + 1) * factorX }
  var reachY: Int { sigmaY == 0 ? 0 : (weightsY.count + 1) * factorY }

  /// Four components a pixel, blue first, on a grid fixed to the canvas.
  private struct Plane {
    var bounds: PixelRect
    var pixels: [SIMD4<Float>]

    init(bounds: PixelRect) {
      self.bounds = bounds
      pixels = [SIMD4<Float>](repeating: SIMD4(), count: bounds.area)
    }
  }

  /// Writes the blurred pixels of all of `target`; outside its bounds `source` counts as clear.
  func apply(_ source: Surface, into target: Surface) {
    if sigmaX == 0 && sigmaY == 0 {
      for y in target.bounds.minY..<target.bounds.maxY { copyRow(source, target, y) }
      return
    }
    let small = reduced(source)
    let rows = blurred(small, target.bounds)
    expand(rows, into: target)
  }

  private func copyRow(_ source: Surface, _ target: Surface, _ y: Int) {
    let part = source.bounds.intersection(target.bounds)
    if part.isEmpty || y < part.minY || y >= part.maxY { return }
    target.pointer(part.minX, y).update(from: source.pointer(part.minX, y), count: part.width)
  }

  /// Averages blocks of the source.
  private func reduced(_ source: Surface) -> Plane {
    let bounds = source.bounds
    func down(_ value: Int, _ factor: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
    var small = Plane(
      bounds: PixelRect(
        minX: down(bounds.minX, factorX), minY: down(bounds.minY, factorY),
        maxX: down(bounds.maxX - 1, factorX) + 1, maxY: down(bounds.maxY - 1, factorY) + 1))
    let width = small.bounds.width
    let scale = 1 / Float(factorX * factorY)
    small.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in bounds.minY..<bounds.maxY {
        let row = source.pointer(bounds.minX, y)
        let line = (down(y, factorY) - small.bounds.minY) * width
        var x = bounds.minX
        var column = 0
        while x < bounds.maxX {
          let end = min(bounds.maxX, (column + small.bounds.minX + 1) * factorX)
          var sum = SIMD4<UInt32>()
          while x < end {
            sum = sum &+ Self.parts(row[x &- bounds.minX])
            x &+= 1
          }
          pixels[line + column] += SIMD4<Float>(sum) * scale
          column += 1
        }
      }
    }
    return small
  }

  @inline(__always)
  private static func parts(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// Convolves rows, then columns, for all places that the pixels of `region` are interpolated from.
  private func blurred(_ small: Plane, _ region: PixelRect) -> Plane {
    func down(_ value: Int, _ factor: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
    let wanted = PixelRect(
      minX: down(region.minX, factorX) - 1, minY: down(region.minY, factorY) - 1,
      maxX: down(region.maxX - 1, factorX) + 2, maxY: down(region.maxY - 1, factorY) + 2)
    let reachX = weightsX.count - 1
    let reachY = weightsY.count - 1
    // Rows that the columns reach, where there is anything.
    let firstRow = max(small.bounds.minY, wanted.minY - reachY)
    let endRow = max(firstRow, min(small.bounds.maxY, wanted.maxY + reachY))
    var across = Plane(bounds: PixelRect(minX: wanted.minX, minY: firstRow, maxX: wanted.maxX, maxY: endRow))
    let width = wanted.width
    // A row with clear pixels on both sides, so that no tap needs a test.
    var padded = [SIMD4<Float>](repeating: SIMD4(), count: width + 2 * reachX)
    let shared = small.bounds.intersection(
      PixelRect(
        minX: wanted.minX - reachX, minY: firstRow, maxX: wanted.maxX + reachX, maxY: max(endRow, firstRow)))
    if shared.isEmpty { return Plane(bounds: wanted) }
    padded.withUnsafeMutableBufferPointer { padded in
      small.pixels.withUnsafeBufferPointer { input in
        across.pixels.withUnsafeMutableBufferPointer { output in
          weightsX.withUnsafeBufferPointer { weights in
            for y in firstRow..<endRow {
              let row = (y - small.bounds.minY) * small.bounds.width - small.bounds.minX
              let offset = reachX - wanted.minX
              for x in shared.minX..<shared.maxX { padded[x + offset] = input[row + x] }
              let line = (y - firstRow) * width
              for x in 0..<width {
                var sum = padded[x + reachX] * weights[0]
                var tap = 1
                while tap <= reachX {
                  sum += (padded[x &+ reachX &- tap] + padded[x &+ reachX &+ tap]) * weights[tap]
                  tap &+= 1
                }
                output[line + x] = sum
              }
            }
          }
        }
      }
    }
    var result = Plane(bounds: wanted)
    across.pixels.withUnsafeBufferPointer { input in
      result.pixels.withUnsafeMutableBufferPointer { output in
        for y in wanted.minY..<wanted.maxY {
          let line = (y - wanted.minY) * width
          for tap in -reachY...reachY where y + tap >= firstRow && y + tap < endRow {
            let weight = weightsY[abs(tap)]
            let row = (y + tap - firstRow) * width
            for x in 0..<width { output[line &+ x] += input[row &+ x] * weight }
          }
        }
      }
    }
    return result
  }

  /// Interpolates between the centres of the blocks.
  private func expand(_ small: Plane, into target: Surface) {
    let bounds = target.bounds
    let width = small.bounds.width
    var line = [SIMD4<Float>](repeating: SIMD4(), count: width)
    line.withUnsafeMutableBufferPointer { line in
      small.pixels.withUnsafeBufferPointer { pixels in
        for y in bounds.minY..<bounds.maxY {
          let (row, part) = Self.place(y, factorY)
          let first = (row - small.bounds.minY) * width
          let second = factorY == 1 ? first : first + width
          for x in 0..<width {
            line[x] = pixels[first &+ x] + (pixels[second &+ x] - pixels[first &+ x]) * part
          }
          let output = target.pointer(bounds.minX, y)
          if factorX == 1 {
            for x in bounds.minX..<bounds.maxX {
              output[x &- bounds.minX] = Self.word(line[x &- small.bounds.minX])
            }
            continue
          }
          var (column, _) = Self.place(bounds.minX, factorX)
          let step = 1 / Float(factorX)
          // Where in its interval between two centres the pixel lies.
          var index = bounds.minX - (column * factorX + factorX / 2)
          column -= small.bounds.minX
          var a = line[column]
          var change = line[column + 1] - a
          for x in 0..<bounds.width {
            output[x] = Self.word(a + change * ((Float(index) + 0.5) * step))
            index &+= 1
            if index == factorX {
              index = 0
              column &+= 1
              a = line[min(column, width - 1)]
              change = line[min(column + 1, width - 1)] - a
            }
          }
        }
      }
    }
  }

  /// The block whose centre is the last at or before a pixel's, and how far the pixel is on the way to the next.
  private static func place(_ pixel: Int, _ factor: Int) -> (Int, Float) {
    if factor == 1 { return (pixel, 0) }
    let shifted = pixel - factor / 2
    let block = Int((Double(shifted) / Double(factor)).rounded(.down))
    return (block, (Float(shifted - block * factor) + 0.5) / Float(factor))
  }

  /// Rounds to bytes, and keeps colours within alpha.
  @inline(__always)
  private static func word(_ value: SIMD4<Float>) -> UInt32 {
    // The sum with 2^23 holds the nearest integer in its low bits.
    let bound = SIMD4<Float>(repeating: value.w)
    let valid = value.replacing(with: bound, where: value .> bound)
    let bits = unsafeBitCast(valid + 8_388_608, to: SIMD4<UInt32>.self)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: bits)
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}
