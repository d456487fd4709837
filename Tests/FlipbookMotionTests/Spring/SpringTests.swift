import FlipbookMotion
import Foundation
import Testing

@Suite("springs")
struct SpringTests {
  static let kinds = [
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: -0.4),
    Spring(response: 0.5, dampingRatio: 0.825), Spring(response: 1, dampingRatio: 0),
    Spring(response: 0.4, dampingRatio: 1.000001), Spring(response: 0.4, dampingRatio: 0.999999),
  ]

  @Test("published conversions hold")
  func conversions() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect((bouncy.stiffness * 10).rounded() == 1579)
    #expect((bouncy.damping * 10).rounded() == 176)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((physical.duration * 100).rounded() == 63)
    #expect(abs(physical.bounce - 0.5) < 1e-15)
    #expect(Spring.smooth.bounce == 0 && Spring.smooth.duration == 0.5)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-15)
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-15)
    #expect(abs(Spring.bouncy(duration: 0.7, extraBounce: 0.1).bounce - 0.4) < 1e-15)
  }

  @Test("conversions go both ways", arguments: [-0.9, -0.5, 0, 0.15, 0.3, 0.9, 1])
  func roundTrip(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    #expect(abs(spring.response - 0.7) < 1e-12)
    let again = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    #expect(abs(again.bounce - bounce) < 1e-12)
    #expect(abs(again.duration - 0.7) < 1e-12)
  }

  @Test("motion agrees with the matrix exponential", arguments: Reference.springs)
  func reference(row: [Double]) {
    let spring = Spring(mass: row[0], stiffness: row[1], damping: row[2], allowOverDamping: true)
    let value = spring.value(target: 1.0, initialVelocity: row[3], time: row[4])
    let velocity = spring.velocity(target: 1.0, initialVelocity: row[3], time: row[4])
    #expect(abs(value - row[5]) < 1e-12)
    #expect(abs(velocity - row[6]) < 1e-11)
  }

  @Test("over-damping counts as critical unless it is allowed")
  func overDamping() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  @Test("steps of any size lead to the same place", arguments: kinds)
  func update(spring: Spring) {
    var value = 0.0
    var velocity = 3.0
    for step in [0.01, 0.2, 0.003, 0.087] {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: step)
    }
    #expect(abs(value - spring.value(target: 1.0, initialVelocity: 3, time: 0.3)) < 1e-12)
    #expect(abs(velocity - spring.velocity(target: 1.0, initialVelocity: 3, time: 0.3)) < 1e-10)
  }

  @Test("the force is what accelerates the mass", arguments: kinds)
  func force(spring: Spring) {
    let h = 1e-5
    let before = spring.velocity(target: 1.0, initialVelocity: 2, time: 0.2 - h)
    let after = spring.velocity(target: 1.0, initialVelocity: 2, time: 0.2 + h)
    let position = spring.value(target: 1.0, initialVelocity: 2, time: 0.2)
    let velocity = spring.velocity(target: 1.0, initialVelocity: 2, time: 0.2)
    let force = spring.force(target: 1.0, position: position, velocity: velocity)
    let acceleration = (after - before) / (2 * h)
    #expect(abs(force - acceleration * spring.mass) < 1e-4)
  }

  @Test("motion between two values is the motion of their difference")
  func between() {
    let spring = Spring.bouncy
    let a = CGPoint(x: 10, y: 20)
    let b = CGPoint(x: 110, y: -20)
    let v = CGPoint(x: 5, y: 0)
    let point = spring.value(fromValue: a, toValue: b, initialVelocity: v, time: 0.2)
    let x = 10 + spring.value(target: 100.0, initialVelocity: 5, time: 0.2)
    let y = 20 + spring.value(target: -40.0, time: 0.2)
    #expect(abs(Double(point.x) - x) < 1e-12)
    #expect(abs(Double(point.y) - y) < 1e-12)
    let velocity = spring.velocity(fromValue: a, toValue: b, initialVelocity: v, time: 0)
    #expect(abs(velocity.x - 5) < 1e-12)
    #expect(velocity.y == 0)
    let force = spring.force(fromValue: a, toValue: b, position: b, velocity: v)
    #expect(abs(Double(force.x) + 5 * spring.damping) < 1e-9)
    let rest = spring.settlingDuration(fromValue: a, toValue: b, initialVelocity: .zero, epsilon: 0.01)
    let way = AnimatablePair(CGFloat(100), CGFloat(-40))
    #expect(rest == spring.settlingDuration(target: way, initialVelocity: .zero, epsilon: 0.01))
  }

  @Test("a motion starts where and as fast as it should, and ends at its target", arguments: kinds)
  func ends(spring: Spring) {
    #expect(spring.value(target: 1.0, initialVelocity: 4, time: 0) == 0)
    #expect(spring.velocity(target: 1.0, initialVelocity: 4, time: 0) == 4)
    #expect(spring.value(target: 1.0, initialVelocity: 4, time: -1) == 0)
    #expect(spring.value(target: 1.0, time: .nan) == 0)
    #expect(spring.value(target: 1.0, time: .infinity) == 1)
    if spring.dampingRatio > 0 { #expect(abs(spring.value(target: 1.0, time: 60) - 1) < 1e-12) }
  }

  @Test("damping ratios around 1 make one continuous family")
  func continuousFamily() {
    for time in [0.1, 0.4, 0.9] {
      let critical = Spring(response: 0.5, dampingRatio: 1).value(target: 1.0, initialVelocity: 7, time: time)
      for delta in [1e-4, 1e-7, 1e-10, 1e-13] {
        for ratio in [1 - delta, 1 + delta] {
          let near = Spring(response: 0.5, dampingRatio: ratio).value(
            target: 1.0, initialVelocity: 7, time: time)
          #expect(abs(near - critical) < 20 * delta + 1e-14)
        }
      }
    }
  }

  @Test("springs without damping keep their energy")
  func energy() {
    let spring = Spring(response: 1, dampingRatio: 0)
    for time in [0.1, 3.7, 1000.25] {
      let offset = spring.value(target: 1.0, time: time) - 1
      let velocity = spring.velocity(target: 1.0, time: time)
      #expect(abs(velocity * velocity + spring.stiffness * offset * offset - spring.stiffness) < 1e-9)
    }
  }
}
