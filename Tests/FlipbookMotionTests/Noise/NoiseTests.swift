import FlipbookMotion
import Foundation
import Testing

@Suite("seeded noise")
struct NoiseTests {
  typealias Function = @Sendable (Noise, Double) -> Double
  /// Every kind, along a slanted line.
  static let functions: [(name: String, function: Function)] = [
    ("value 1", { $0.value($1) }), ("value 2", { $0.value($1, $1 * 0.7) }),
    ("value 3", { $0.value($1, 0.3 - $1, $1 * 0.41) }), ("simplex 1", { $0.simplex($1) }),
    ("simplex 2", { $0.simplex($1, 0.2 + $1 * 0.7) }), ("simplex 3", { $0.simplex($1, 0.3 - $1, $1 * 0.41) }),
    ("fractal value", { $0.fractal($1, 0.4, kind: .value) }), ("fractal simplex", { $0.fractal($1, $1, 3) }),
  ]

  @Test("is the same for a seed, and another for another", arguments: 0..<8)
  func seeds(index: Int) {
    let function = Self.functions[index].function
    var same = true
    for x in stride(from: -5, to: 5, by: 0.37) {
      #expect(function(Noise(seed: 7), x) == function(Noise(seed: 7), x))
      if function(Noise(seed: 7), x) != function(Noise(seed: 8), x) { same = false }
    }
    #expect(!same)
  }

  @Test("agrees with a second implementation, so that scenes stay the same", arguments: Reference.noise)
  func reference(row: [Double]) {
    let noise = Noise(seed: UInt64(row[0]))
    let (x, y, z) = (row[2], row[3], row[4])
    let (value, simplex) =
      switch row[1] {
      case 1: (noise.value(x), noise.simplex(x))
      case 2: (noise.value(x, y), noise.simplex(x, y))
      default: (noise.value(x, y, z), noise.simplex(x, y, z))
      }
    #expect(abs(value - row[5]) < 1e-12 && abs(simplex - row[6]) < 1e-12)
  }

  @Test("stays between -1 and 1 and comes near both", arguments: 0..<8)
  func range(index: Int) {
    let function = Self.functions[index].function
    var low = 0.0
    var high = 0.0
    for seed in 0..<8 as Range<UInt64> {
      for step in 0..<1200 {
        let value = function(Noise(seed: seed), Double(step) * 0.173 - 50)
        low = min(low, value)
        high = max(high, value)
      }
    }
    #expect(low >= -1 && high <= 1)
    #expect(low < -0.5 && high > 0.5)
  }

  @Test("is smooth, across the lattice too", arguments: 0..<8)
  func smooth(index: Int) {
    let function = Self.functions[index].function
    let noise = Noise(seed: 5)
    for step in -700..<700 {
      let x = Double(step) / 300
      let h = 1e-4
      let first = (function(noise, x) - function(noise, x - h)) / h
      let second = (function(noise, x + h) - function(noise, x)) / h
      // The slope changes by less than the largest curvature times the step; four octaves have eight times it.
      #expect(abs(first - second) < (index < 6 ? 250 : 8 * 250) * h)
    }
  }

  @Test("has no mean to speak of", arguments: 0..<8)
  func mean(index: Int) {
    let function = Self.functions[index].function
    let count = 20_000
    let sum = (0..<count).reduce(0.0) { $0 + function(Noise(seed: 9), Double($1) * 3.3107) }
    #expect(abs(sum / Double(count)) < 0.03)
  }

  @Test("takes any position", arguments: 0..<8)
  func extremes(index: Int) {
    let function = Self.functions[index].function
    for x in [1e9, -1e15, 1e18, 1e300, -.greatestFiniteMagnitude, .infinity, .nan] {
      let value = function(Noise(seed: 1), x)
      #expect(value >= -1 && value <= 1)
    }
  }

  @Test("octaves are limited and add detail")
  func octaves() {
    let noise = Noise(seed: 3)
    #expect(noise.fractal(1.3, 2.2, octaves: 1) == noise.simplex(1.3, 2.2, 0))
    #expect(noise.fractal(1.3, 2.2, octaves: 0) == noise.fractal(1.3, 2.2, octaves: 1))
    #expect(noise.fractal(1.3, 2.2, octaves: 99) == noise.fractal(1.3, 2.2, octaves: 16))
    #expect(noise.fractal(1.3, 2.2, octaves: 3) != noise.fractal(1.3, 2.2, octaves: 1))
  }
}

@Suite("wiggle")
struct WiggleTests {
  @Test("wanders within its amplitude, each channel by itself")
  func range() {
    let wiggle = Wiggle(frequency: 3, amplitude: 20, octaves: 2, seed: 4)
    var crossings = 0
    var last = wiggle.value(at: 0)
    for frame in 1...6000 {
      let value = wiggle.value(at: Double(frame) / 60)
      #expect(abs(value) <= 20)
      if value * last < 0 { crossings += 1 }
      last = value
    }
    // It turns about its frequency in times a second: 100 s at 3.
    #expect(crossings > 100 && crossings < 900)
    let offset = wiggle.offset(at: 1.23)
    #expect(offset.dx != offset.dy)
    #expect(Double(offset.dx) == wiggle.value(at: 1.23, channel: 0))
    #expect(
      wiggle.value(at: 1.23) == Wiggle(frequency: 3, amplitude: 20, octaves: 2, seed: 4).value(at: 1.23))
  }

  @Test("loops without a seam when asked")
  func loop() {
    let wiggle = Wiggle(frequency: 2, amplitude: 10, seed: 1)
    func at(_ time: Double) -> Double { wiggle.value(at: time, loopingEvery: 3) }
    #expect(abs(at(0) - at(3)) < 1e-12 && abs(at(0.7) - at(6.7)) < 1e-9)
    #expect(abs(at(3 - 1e-6) - at(1e-6)) < 1e-3)
    #expect(at(0.5) != at(1.5))
    #expect(wiggle.value(at: 1, loopingEvery: 0) == wiggle.value(at: 1))
  }

  @Test("numbers that can't be used are replaced, with a diagnostic")
  func badInput() {
    let (wiggle, codes) = diagnosed { Wiggle(frequency: .nan, amplitude: .infinity) }
    #expect(codes == ["motion.not-finite", "motion.not-finite"] && wiggle.value(at: 3) == 0)
    #expect(Wiggle(frequency: 1, amplitude: 1).value(at: .nan).isFinite)
  }
}
