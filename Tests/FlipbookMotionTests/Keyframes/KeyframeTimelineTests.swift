import FlipbookMotion
import Foundation
import Testing

@Suite("keyframes")
struct KeyframeTimelineTests {
  struct Pose {
    var scale = 1.0
    var offset = CGPoint.zero
    var angle = 0.0
  }

  @Test("linear keyframes go straight, along their timing curve")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(20, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: 0.25) == 2.5)
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 2) == 10 + 10 * UnitCurve.easeIn.value(at: 0.5))
    #expect(timeline.value(time: 3) == 20)
    #expect(timeline.value(progress: 1.0 / 6) == 5)
  }

  @Test("times outside give the ends")
  func outside() {
    let timeline = KeyframeTimeline(initialValue: 5.0) { LinearKeyframe(10, duration: 1) }
    #expect(timeline.value(time: -1) == 5 && timeline.value(time: 9) == 10)
    #expect(timeline.value(time: .nan) == 5 && timeline.value(time: .infinity) == 10)
    #expect(timeline.value(progress: -0.5) == 5 && timeline.value(progress: 2) == 10)
  }

  @Test("adjacent cubic keyframes are a Catmull-Rom spline")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(40, duration: 1)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    // In the middle of the second: (-p0 + 9 p1 + 9 p2 - p3) / 16.
    #expect(abs(timeline.value(time: 1.5) - (-0.0 + 9 * 10 + 9 * 40 - 30) / 16) < 1e-12)
    #expect(abs(timeline.value(time: 2.5) - (-10 + 9 * 40 + 9 * 30 - 0) / 16) < 1e-12)
    for knot in [1.0, 2, 3] {
      let h = 1e-6
      let before = (timeline.value(time: knot) - timeline.value(time: knot - h)) / h
      let after = (timeline.value(time: knot + h) - timeline.value(time: knot)) / h
      #expect(abs(before - after) < 1e-3)
    }
    // At rest at both ends.
    #expect(abs(timeline.value(time: 1e-4)) < 1e-6)
    #expect(abs(timeline.value(time: 4 - 1e-4)) < 1e-6)
  }

  @Test("cubic velocities at knots of unequal times are the secant of the neighbours")
  func cubicUnequal() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.5)
      CubicKeyframe(40, duration: 2)
    }
    let h = 1e-7
    let slope = (timeline.value(time: 0.5 + h) - timeline.value(time: 0.5 - h)) / (2 * h)
    #expect(abs(slope - 40 / 2.5) < 1e-4)
  }

  @Test("cubic keyframes meet their neighbours' velocities and those they are given")
  func cubicNeighbours() {
    let h = 1e-7
    func slope(_ timeline: KeyframeTimeline<Double>, _ time: Double) -> Double {
      (timeline.value(time: time + h) - timeline.value(time: time)) / h
    }
    let smooth = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
      LinearKeyframe(36, duration: 2)
    }
    #expect(abs(slope(smooth, 1) - 10) < 1e-4)
    #expect(abs(slope(smooth, 2 - 2 * h) - 3) < 1e-4)
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 7, endVelocity: -2)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 1)
    }
    #expect(abs(slope(given, 0) - 7) < 1e-4)
    #expect(abs(slope(given, 1 - 2 * h) + 2) < 1e-4)
    #expect(abs(slope(given, 1)) < 1e-4)
  }

  @Test("spring keyframes follow the spring and hand on their velocity")
  func spring() {
    let spring = Spring.bouncy
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, spring: spring)
    }
    let settling = spring.settlingDuration(target: 10.0, initialVelocity: 10, epsilon: 0.0001)
    #expect(abs(timeline.duration - 1 - settling) < 1e-12)
    #expect(
      abs(timeline.value(time: 1.2) - 10 - spring.value(target: 10.0, initialVelocity: 10, time: 0.2)) < 1e-12
    )
    #expect(timeline.value(time: 9) == 20)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(20, duration: 0.2, spring: spring, startVelocity: 3)
      SpringKeyframe(0, duration: 0.3, spring: spring)
    }
    let value = spring.value(target: 20.0, initialVelocity: 3, time: 0.2)
    let velocity = spring.velocity(target: 20.0, initialVelocity: 3, time: 0.2)
    #expect(abs(cut.value(time: 0.2) - value) < 1e-12)
    let next = value + spring.value(target: 0 - value, initialVelocity: velocity, time: 0.1)
    #expect(abs(cut.value(time: 0.3) - next) < 1e-12)
    #expect(cut.duration == 0.5)
  }

  /// GetStream/accessible-inclusive-ios-animations `keyframeAnimation`: a round of 3.05 s, of which 1.25 s are given, where its
  /// pictures are counted at 30 a second; they are stored as 0.03 s each.
  @Test("a spring keyframe without a duration takes the longer the farther it goes")
  func springWays() {
    func duration(_ way: Double) -> Double {
      KeyframeTimeline(initialValue: -way) { SpringKeyframe(0, spring: .bouncy) }.duration
    }
    let round = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(0, duration: 0.1)
      SpringKeyframe(20, duration: 0.15, spring: .bouncy)
      SpringKeyframe(-60, duration: 1, spring: .bouncy)
      SpringKeyframe(0, spring: .bouncy)
    }
    #expect(abs(duration(1) - 1.307) < 0.001)
    #expect(abs(duration(60) - 1.772) < 0.001)
    #expect(abs(round.duration - 3.02) < 0.01)
    #expect(abs(round.value(time: 2.9)) < 0.01 && abs(round.value(time: 1.7)) > 0.3)
    #expect(duration(0) == Spring.bouncy.settlingDuration)
  }

  /// ralfebert/swiftui-garden `keyframe_animator`, 60 pictures a second: the springs take 1.299 and 1.446 s.
  @Test("a spring keyframe after a linear one begins with its velocity and lasts until it is within 0.0001")
  func springAfterLine() {
    let scale = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(1.5, duration: 0.2)
      SpringKeyframe(0.8, spring: .bouncy)
    }
    let height = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(-30, duration: 0.2)
      SpringKeyframe(20, spring: .bouncy(duration: 0.4))
    }
    #expect(abs(scale.duration - 0.2 - 1.299) < 0.01)
    #expect(abs(height.duration - 0.2 - 1.446) < 0.01)
  }

  @Test("a move jumps and takes no time")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(110, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 1 - 1e-9) < 10.1 && timeline.value(time: 1) == 100)
    #expect(timeline.value(time: 1.5) == 105)
    let only = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(3) }
    #expect(only.duration == 0 && only.value(time: 0) == 3)
  }

  @Test("tracks run beside each other, and of two for one property the last wins")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.offset) { LinearKeyframe(CGPoint(x: 10, y: 20), duration: 4) }
      KeyframeTrack(\.scale) { LinearKeyframe(9, duration: 1) }
    }
    #expect(timeline.duration == 4)
    let pose = timeline.value(time: 2)
    #expect(pose.scale == 9 && pose.offset == CGPoint(x: 5, y: 10) && pose.angle == 0)
  }

  struct Jump: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 0.5)
      LinearKeyframe(0, duration: 0.5)
    }
  }

  struct Dance: Keyframes {
    var twirls: Bool
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.scale) { Jump(height: 3) }
      if twirls {
        KeyframeTrack(\.angle) { LinearKeyframe(6, duration: 2) }
      }
    }
  }

  @Test("types of one's own stand for keyframes and tracks")
  func ownTypes() {
    #expect(KeyframeTimeline(initialValue: 0.0) { Jump(height: 4) }.value(time: 0.25) == 2)
    let timeline = KeyframeTimeline(initialValue: Pose()) { Dance(twirls: true) }
    #expect(
      timeline.duration == 2 && timeline.value(time: 0.5).scale == 3 && timeline.value(time: 1).angle == 3)
    #expect(KeyframeTimeline(initialValue: Pose()) { Dance(twirls: false) }.duration == 1)
  }

  private func built(_ flag: Bool, _ kind: Int) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      if flag { LinearKeyframe(10, duration: 1) }
      switch kind {
      case 0: CubicKeyframe(20, duration: 1)
      case 1: MoveKeyframe(30)
      default: SpringKeyframe(40, duration: 2)
      }
    }
  }

  @Test("builders take if, switch and for in a single track")
  func builder() {
    #expect(built(false, 1).duration == 3 && built(false, 1).value(time: 9) == 30)
    #expect(built(true, 0).duration == 5 && built(true, 0).value(time: 9) == 20)
    #expect(built(true, 2).duration == 6)
    #expect(built(false, 1).value(time: 1.5) == 1.5)
  }

  private func pose(_ flag: Bool, _ paths: [WritableKeyPath<Pose, Double>]) -> KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      for path in paths {
        KeyframeTrack(path) {
          for step in 1...2 { LinearKeyframe(Double(step), duration: 1) }
          if flag { LinearKeyframe(5, duration: 1) } else { MoveKeyframe(6) }
        }
      }
      if flag {
        KeyframeTrack(\.offset) { LinearKeyframe(CGPoint(x: 1, y: 1), duration: 7) }
      } else {
        KeyframeTrack(\.offset.x) { LinearKeyframe(3, duration: 8) }
        KeyframeTrack(\.offset.y) { LinearKeyframe(3, duration: 9) }
      }
    }
  }

  @Test("builders take if and for among tracks")
  func trackBuilder() {
    #expect(pose(true, [\.scale, \.angle]).duration == 7)
    let other = pose(false, [\.angle])
    #expect(other.duration == 9)
    #expect(other.value(time: 2).angle == 6 && other.value(time: 2).scale == 1)
    #expect(other.value(time: 9).offset == CGPoint(x: 3, y: 3))
  }

  @Test("values between are continuous but for moves, at any order of asking")
  func continuous() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(3, duration: 0.4)
      SpringKeyframe(-2, duration: 0.3, spring: .bouncy)
      CubicKeyframe(5, duration: 0.7, startVelocity: 30)
      LinearKeyframe(1, duration: 0.2, timingCurve: .easeInOutBack)
      SpringKeyframe(0, spring: .snappy)
    }
    var last = timeline.value(time: 0)
    var inOrder: [Double] = []
    for step in 0...4000 {
      let value = timeline.value(time: timeline.duration * Double(step) / 4000)
      // The fastest piece is the last curve: a way of 4 in .2 s, at 5.6 times its mean speed.
      #expect(abs(value - last) < 4 / 0.2 * 5.6 * timeline.duration / 4000)
      last = value
      inOrder.append(value)
    }
    for step in stride(from: 4000, through: 0, by: -7) {
      #expect(timeline.value(time: timeline.duration * Double(step) / 4000) == inOrder[step])
    }
  }

  @Test("no keyframes change nothing, with a diagnostic")
  func empty() {
    let (timeline, codes) = diagnosed {
      KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.scale) { for _ in 0..<0 { MoveKeyframe(1.0) } }
      }
    }
    #expect(timeline.duration == 0 && timeline.value(time: 1).scale == 1)
    #expect(timeline.value(progress: 0.5).scale == 1)
    #expect(codes.contains("motion.keyframes.empty"))
    #expect(diagnosed { KeyframeTimeline(initialValue: 3.0) {} }.result.value(time: 2) == 3)
    #expect(diagnosed { KeyframeTimeline(initialValue: Pose()) {} }.codes == ["motion.keyframes.empty"])
  }

  @Test("durations that can't be used jump, with a diagnostic")
  func badDurations() {
    for (duration, code) in [
      (0.0, "motion.duration.zero"), (-1, "motion.duration.negative"), (.nan, "motion.duration.not-a-number"),
      (.infinity, "motion.duration.infinite"),
    ] {
      let (timeline, codes) = diagnosed {
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(5, duration: duration)
          LinearKeyframe(6, duration: 1)
        }
      }
      #expect(codes == [code])
      #expect(timeline.duration == 1 && timeline.value(time: 0) == 5 && timeline.value(time: 0.5) == 5.5)
    }
    let (endless, codes) = diagnosed {
      KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(1, spring: Spring(response: 0.4, dampingRatio: 0))
      }
    }
    #expect(codes == ["motion.keyframes.endless-spring"])
    #expect(abs(endless.duration - 0.4) < 1e-12)
  }
}
