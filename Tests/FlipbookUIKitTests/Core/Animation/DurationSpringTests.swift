import FlipbookLayers
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookUIKit

/// Springs that are given by a duration and a damping ratio.
@MainActor
@Suite("springs by a duration")
struct DurationSpringTests {
  private func physics(_ duration: Double, _ ratio: CGFloat, _ velocity: CGFloat = 0) -> (
    stiffness: Double, damping: Double
  ) {
    let timing = AnimationTiming.spring(duration: duration, dampingRatio: ratio, velocity: velocity)
    guard case .spring(_, let stiffness, let damping, _) = timing.curve else { return (.nan, .nan) }
    return (Double(stiffness), Double(damping))
  }

  @Test("3 s with a damping ratio of a quarter swing as stiffness 54.8336 and damping 3.7025 do, as recorded")
  func recorded() {
    let (stiffness, damping) = physics(3, 0.25)
    #expect(abs(stiffness - 54.83363359078326) < 1e-6)
    #expect(abs(damping - 3.702486785620688) < 1e-7)
  }

  @Test(
    "without a velocity the sine's part of the envelope is a thousandth at the end",
    arguments: [(0.3, 0.1), (0.5, 0.5), (1, 0.7), (2, 0.9), (0.8, 0.999)])
  func closedForm(duration: Double, ratio: Double) {
    // ζ / √(1 − ζ²) · e^(−ζωT) = 1/1000, so that ω = ln(1000 ζ / √(1 − ζ²)) / (ζT).
    let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    let (stiffness, damping) = physics(duration, CGFloat(ratio))
    #expect(abs(stiffness / (frequency * frequency) - 1) < 1e-9)
    #expect(abs(damping / (2 * ratio * frequency) - 1) < 1e-9)
    // SwiftUI has the same of a settling duration.
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-9)
  }

  @Test("a critical spring is a thousandth of its way from the end")
  func critical() {
    let frequency = physics(0.5, 1).stiffness.squareRoot()
    #expect(abs((1 + frequency * 0.5) * exp(-frequency * 0.5) - 0.001) < 1e-9)
    #expect(physics(0.5, 7) == physics(0.5, 1))
  }

  @Test("a velocity counts in the envelope", arguments: [-3.0, 0.5, 4, 30])
  func velocity(velocity: Double) {
    let (ratio, duration) = (0.6, 0.7)
    let frequency = physics(duration, CGFloat(ratio), CGFloat(velocity)).stiffness.squareRoot()
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    func rest(_ frequency: Double) -> Double {
      abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        * exp(-ratio * frequency * duration)
    }
    #expect(abs(rest(frequency) - 0.001) < 1e-9, "\(frequency) \(swing)")
    // Stiffer springs rest before.
    #expect(stride(from: 1.01, to: 4, by: 0.1).allSatisfy { rest(frequency * $0) < 0.001 })
  }

  @Test("no length is a jump, and ratios below a hundredth count as that")
  func limits() {
    #expect(AnimationTiming.spring(duration: 0, dampingRatio: 0.5, velocity: 0).duration == 0)
    #expect(physics(1, 0) == physics(1, 0.01))
    #expect(physics(1, .nan) == physics(1, 1))
    #expect(physics(1, 0.5, .infinity) == physics(1, 0.5))
  }
}
