import FlipbookMotion
import Foundation
import Testing

/// Keyframes of all kinds against closed forms: Hermite's, a spring's, a curve's.
@Suite("keyframes by closed forms")
struct KeyframeClosedFormTests {
  /// Hermite's cubic from a value and a speed to another value and speed.
  private func hermite(
    _ p: Double, _ v: Double, _ q: Double, _ w: Double, over length: Double, at time: Double
  ) -> Double {
    let s = time / length
    let (s2, s3) = (s * s, s * s * s)
    return (2 * s3 - 3 * s2 + 1) * p + (s3 - 2 * s2 + s) * length * v + (3 * s2 - 2 * s3) * q
      + (s3 - s2) * length * w
  }

  private func slope(_ timeline: KeyframeTimeline<Double>, _ time: Double) -> Double {
    (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
  }

  @Test(
    "a cubic keyframe with both speeds is Hermite's curve",
    arguments: [(0.0, 0.0), (30, 0), (0, -25), (-12, 40)])
  func givenSpeeds(first: Double, last: Double) {
    let timeline = KeyframeTimeline(initialValue: 4.0) {
      CubicKeyframe(10, duration: 0.8, startVelocity: first, endVelocity: last)
    }
    for time in [0.1, 0.25, 0.4, 0.66, 0.79] {
      #expect(
        abs(timeline.value(time: time) - hermite(4, first, 10, last, over: 0.8, at: time)) < 1e-9)
    }
  }

  @Test("cubic keyframes of unequal lengths pass their knots with the secant of the neighbours")
  func secants() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.5)
      CubicKeyframe(-6, duration: 0.25)
      CubicKeyframe(20, duration: 1)
    }
    let (one, two) = ((-6.0 - 0) / 0.75, (20.0 - 10) / 1.25)
    for time in [0.1, 0.3, 0.45] {
      #expect(abs(timeline.value(time: time) - hermite(0, 0, 10, one, over: 0.5, at: time)) < 1e-9)
    }
    for time in [0.05, 0.2] {
      #expect(
        abs(timeline.value(time: 0.5 + time) - hermite(10, one, -6, two, over: 0.25, at: time)) < 1e-9)
    }
    for time in [0.2, 0.7] {
      #expect(
        abs(timeline.value(time: 0.75 + time) - hermite(-6, two, 20, 0, over: 1, at: time)) < 1e-9)
    }
  }

  @Test("a linear keyframe goes by its curve from where the one before ended", arguments: [0.1, 0.5, 0.9])
  func linear(share: Double) {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(5)
      LinearKeyframe(9, duration: 2, timingCurve: .easeOut)
      LinearKeyframe(-1, duration: 0.5, timingCurve: .circularEaseIn)
    }
    #expect(timeline.value(time: 0) == 5)
    #expect(abs(timeline.value(time: 2 * share) - (5 + 4 * UnitCurve.easeOut.value(at: share))) < 1e-12)
    #expect(
      abs(timeline.value(time: 2 + 0.5 * share) - (9 - 10 * (1 - (1 - share * share).squareRoot()))) < 1e-12)
    #expect(timeline.value(time: 2.5) == -1 && timeline.duration == 2.5)
  }

  @Test("a spring keyframe goes on with a line's speed, and begins anew after a move")
  func springs() {
    let frequency = 2 * Double.pi / 0.4
    /// A critically damped way from 0 with a speed.
    func swing(_ way: Double, _ speed: Double, _ time: Double) -> Double {
      way * (1 - (1 + (frequency - speed / way) * time) * exp(-frequency * time))
    }
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(12, duration: 0.6)
      SpringKeyframe(30, duration: 0.3, spring: Spring(duration: 0.4))
      MoveKeyframe(100)
      SpringKeyframe(80, duration: 0.5, spring: Spring(duration: 0.4))
      SpringKeyframe(90, duration: 0.5, spring: Spring(duration: 0.4), startVelocity: -7)
    }
    for time in [0.05, 0.15, 0.29] {
      #expect(abs(timeline.value(time: 0.6 + time) - (12 + swing(18, 20, time))) < 1e-9)
      #expect(abs(timeline.value(time: 0.9 + time) - (100 + swing(-20, 0, time))) < 1e-9)
      let start = 100 + swing(-20, 0, 0.5)
      #expect(abs(timeline.value(time: 1.4 + time) - (start + swing(90 - start, -7, time))) < 1e-9)
    }
    #expect(abs(timeline.duration - 1.9) < 1e-12)
  }

  @Test("speeds meet between cubic keyframes and lines")
  func meeting() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(6, duration: 0.5)
      CubicKeyframe(10, duration: 0.5)
      CubicKeyframe(4, duration: 1)
      LinearKeyframe(0, duration: 0.8)
    }
    #expect(abs(slope(timeline, 0.5 + 2e-6) - 12) < 1e-3)
    #expect(abs(slope(timeline, 1) - (4.0 - 6) / 1.5) < 1e-3)
    #expect(abs(slope(timeline, 2 - 2e-6) + 5) < 1e-3)
  }

  @Test("progress is a share of the longest track")
  func progress() {
    struct Pose { var x = 0.0; var y = 0.0 }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(8, duration: 2) }
      KeyframeTrack(\.y) { LinearKeyframe(8, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(progress: 0.125).x == 1 && timeline.value(progress: 0.125).y == 4)
    #expect(timeline.value(progress: 0.5).x == 4 && timeline.value(progress: 0.5).y == 8)
  }
}
