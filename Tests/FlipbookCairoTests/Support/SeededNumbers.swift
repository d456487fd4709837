import Foundation

/// Numbers that a seed decides: SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func word() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(word() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  mutating func below(_ count: Int) -> Int { Int(word() % UInt64(count)) }

  mutating func chance(_ part: Double) -> Bool { number(0...1) < part }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func point(_ rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }
}
