import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A list of numbers that animates; missing ones count as zero.
package struct AnimatableVector: VectorArithmetic {
  /// The first numbers, all there are in a colour: without room of their own they are fast to work with.
  private var head = SIMD4<Double>()
  private var tail: [Double] = []
  private var count = 0

  package init(_ values: [Double]) {
    count = values.count
    for index in 0..<min(4, count) { head[index] = values[index] }
    if count > 4 { tail = Array(values[4...]) }
  }

  private init() {}

  package static var zero: AnimatableVector { AnimatableVector() }

  package subscript(index: Int) -> Double {
    guard index < count else { return 0 }
    return index < 4 ? head[index] : tail[index - 4]
  }

  private static func combine(
    _ a: AnimatableVector, _ b: AnimatableVector, _ head: SIMD4<Double>,
    _ operation: (Double, Double) -> Double
  ) -> AnimatableVector {
    var result = AnimatableVector()
    result.head = head
    result.count = max(a.count, b.count)
    if result.count > 4 { result.tail = (4..<result.count).map { operation(a[$0], b[$0]) } }
    return result
  }

  package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, lhs.head + rhs.head, +)
  }

  package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, lhs.head - rhs.head, -)
  }

  package mutating func scale(by rhs: Double) {
    head *= rhs
    for index in tail.indices { tail[index] *= rhs }
  }

  package var magnitudeSquared: Double { (head * head).sum() + tail.reduce(0) { $0 + $1 * $1 } }
}
