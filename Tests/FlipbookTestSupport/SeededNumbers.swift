import Foundation

/// Numbers that a seed decides, the same in every process: SplitMix64 (Steele, Lea, Flood, 2014).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// From 0 up to 1, without it.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// From 0 up to a count, without it.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something happens that does so in a part of all cases.
  package mutating func chance(_ part: Double) -> Bool { unit() < part }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  package mutating func point(_ rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }
}
