import FlipbookMotion
import Foundation
import Testing

@Suite("layer animations")
struct MediaAnimationTests {
  typealias Space = MediaValueSpace<Double>

  private func animation(
    _ duration: Double, _ content: MediaAnimation<Double>.Content, additive: Bool = false,
    cumulative: Bool = false, curve: UnitCurve? = nil, _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> MediaAnimation<Double> {
    var timing = MediaTiming(duration: duration)
    change(&timing)
    return MediaAnimation(
      timing: timing, timingFunction: curve, content: content, isAdditive: additive, isCumulative: cumulative,
      space: .animatable)
  }

  @Test("the table of from, to and by")
  func ends() {
    func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
      let ends = MediaBasicAnimation(from: from, to: to, by: by).ends(current: 100, in: Space.animatable)
      return [ends.start, ends.end]
    }
    #expect(ends(1, 5, nil) == [1, 5])
    #expect(ends(1, nil, 3) == [1, 4])
    #expect(ends(nil, 5, 3) == [2, 5])
    #expect(ends(1, nil, nil) == [1, 100])
    #expect(ends(nil, 5, nil) == [100, 5])
    #expect(ends(nil, nil, 3) == [100, 103])
    #expect(ends(nil, nil, nil) == [100, 100])
    #expect(ends(1, 5, 9) == [1, 5])
  }

  @Test("cumulative: from 60 to 200, the second cycle starts at 260")
  func cumulative() {
    let turning = animation(
      1, .basic(MediaBasicAnimation(from: 60, to: 200)), cumulative: true, { $0.repeatCount = 3 })
    #expect(turning.value(atParentTime: 0, current: 0) == 60)
    #expect(turning.value(atParentTime: 1, current: 0) == 260)
    #expect(turning.value(atParentTime: 2.5, current: 0) == 130 + 400)
    let back = animation(
      1, .basic(MediaBasicAnimation(from: 60, to: 200)), cumulative: true,
      {
        $0.repeatCount = 2
        $0.autoreverses = true
      })
    #expect(back.value(atParentTime: 2, current: 0) == 120)
  }

  @Test("additive: the result is added to the layer's own value")
  func additive() {
    let wobble = animation(1, .basic(MediaBasicAnimation(from: -10, to: 10)), additive: true)
    #expect(wobble.value(atParentTime: 0.75, current: 300) == 305)
    #expect(wobble.value(atParentTime: 2, current: 300) == 300)
  }

  @Test("the timing function paces each run, backwards too")
  func pacing() {
    let eased = animation(
      1, .basic(MediaBasicAnimation(from: 0, to: 1)), curve: .easeIn, { $0.autoreverses = true })
    #expect(eased.value(atParentTime: 0.3, current: 0) == UnitCurve.easeIn.value(at: 0.3))
    #expect(abs(eased.value(atParentTime: 1.7, current: 0) - UnitCurve.easeIn.value(at: 0.3)) < 1e-12)
  }

  private func keyframes(
    _ values: [Double], _ mode: MediaCalculationMode = .linear, times: [Double]? = nil,
    curves: [UnitCurve?] = [],
    splines: [KochanekBartels] = []
  ) -> MediaKeyframeAnimation<Double> {
    MediaKeyframeAnimation(
      values: values, keyTimes: times, timingFunctions: curves, mode: mode, splines: splines,
      space: .animatable)
  }

  @Test("linear keyframes, with key times and pacing")
  func linear() {
    #expect(keyframes([0, 10, 0]).value(at: 0.25) == 5)
    let timed = keyframes([0, 10, 0], times: [0, 0.8, 1])
    #expect(timed.value(at: 0.4) == 5 && abs(timed.value(at: 0.9)! - 5) < 1e-12)
    #expect(timed.value(at: 0) == 0 && timed.value(at: 1) == 0)
    let paced = keyframes([0, 10, 0], curves: [.easeIn, nil])
    #expect(paced.value(at: 0.25) == 10 * UnitCurve.easeIn.value(at: 0.5))
    #expect(paced.value(at: 0.75) == 5)
  }

  @Test("discrete keyframes hold; they need one key time more than values")
  func discrete() {
    let even = keyframes([1, 2, 3, 4], .discrete)
    #expect([0, 0.24, 0.25, 0.6, 0.99, 1].map { even.value(at: $0) } == [1, 1, 2, 3, 4, 4])
    let timed = keyframes([1, 2], .discrete, times: [0, 0.9, 1])
    #expect(timed.value(at: 0.89) == 1 && timed.value(at: 0.9) == 2)
  }

  @Test("paced: 10 s and 20 s over equal distances become 15 and 15")
  func paced() {
    let walk = animation(
      30, .keyframes(keyframes([0, 100, 200], .paced, times: [0, 1.0 / 3, 1])))
    #expect(walk.value(atParentTime: 15, current: 0) == 100)
    #expect(abs(walk.value(atParentTime: 10, current: 0) - 200.0 / 3) < 1e-12)
    let uneven = keyframes([0, 30, 10], .paced)
    #expect(abs(uneven.value(at: 0.6)! - 30) < 1e-12)
    #expect(keyframes([5, 5, 5], .paced).value(at: 0.3) == 5)
  }

  @Test("cubic keyframes are a Kochanek–Bartels spline, by default Catmull-Rom")
  func cubic() {
    // The published example: 310, 60, 120, 60, 310 at quarters.
    let curve = keyframes([310, 60, 120, 60, 310], .cubic, times: [0, 0.25, 0.5, 0.75, 1])
    #expect(curve.value(at: 0.25) == 60 && curve.value(at: 0.5) == 120)
    #expect(abs(curve.value(at: 0.375)! - (-310 + 9 * 60 + 9 * 120 - 60) / 16) < 1e-12)
    #expect(abs(curve.value(at: 0.3)! - curve.value(at: 0.7)!) < 1e-12)
    let tense = keyframes(
      [310, 60, 120, 60, 310], .cubic, splines: Array(repeating: KochanekBartels(tension: 1), count: 5))
    // Full tension: flat at every value, so halfway is the mean.
    #expect(tense.value(at: 0.375) == 90)
  }

  @Test("Kochanek–Bartels tangents follow the published formula")
  func kochanekBartels() {
    let shape = KochanekBartels(tension: 0.2, continuity: -0.3, bias: 0.4)
    let (before, here, after) = (3.0, 7.0, 4.0)
    let out = (0.8 * 1.4 * 0.7 * (here - before) + 0.8 * 0.6 * 1.3 * (after - here)) / 2
    let into = (0.8 * 1.4 * 1.3 * (here - before) + 0.8 * 0.6 * 0.7 * (after - here)) / 2
    #expect(abs(shape.leaving.before * (here - before) + shape.leaving.after * (after - here) - out) < 1e-14)
    #expect(
      abs(shape.arriving.before * (here - before) + shape.arriving.after * (after - here) - into) < 1e-14)
    // The slope of the curve at a value is that tangent.
    let h = 1e-7
    func point(_ u: Double) -> Double {
      let w = KochanekBartels.weights(at: u, from: shape, to: KochanekBartels())
      return w.x * before + w.y * here + w.z * after + w.w * 9
    }
    #expect(abs((point(h) - point(0)) / h - out) < 1e-5)
    func arriving(_ u: Double) -> Double {
      let w = KochanekBartels.weights(at: u, from: KochanekBartels(), to: shape)
      return w.x * 1 + w.y * before + w.z * here + w.w * after
    }
    #expect(abs((arriving(1) - arriving(1 - h)) / h - into) < 1e-5)
  }

  @Test("cubicPaced goes along the spline at constant speed")
  func cubicPaced() {
    let curve = MediaKeyframeAnimation(
      values: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 90), CGPoint(x: 0, y: 100)],
      mode: .cubicPaced, space: .animatable)
    var last = curve.value(at: 0)!
    var steps: [Double] = []
    for step in 1...200 {
      let point = curve.value(at: Double(step) / 200)!
      steps.append(hypot(Double(point.x - last.x), Double(point.y - last.y)))
      last = point
    }
    #expect(steps.max()! / steps.min()! < 1.01)
    #expect(last == CGPoint(x: 0, y: 100))
    #expect(curve.value(at: .nan) == CGPoint(x: 0, y: 0))
  }

  @Test("springs run in seconds and are cut off, not stretched")
  func spring() {
    let default1 = MediaSpringAnimation(ends: MediaBasicAnimation(from: 0.0, to: 100))
    #expect((default1.settlingDuration * 10_000).rounded() == 14_727)
    let long = animation(1.5, .spring(default1))
    let short = animation(0.4, .spring(default1))
    #expect(long.value(atParentTime: 0.3, current: 0) == short.value(atParentTime: 0.3, current: 0))
    #expect(
      abs(
        long.value(atParentTime: 0.3, current: 0)
          - 100 * Spring(mass: 1, stiffness: 100, damping: 10).value(target: 1.0, time: 0.3)) < 1e-12)
    let damped = MediaSpringAnimation(ends: MediaBasicAnimation(from: 0.0, to: 1), damping: 90)
    let critical = MediaSpringAnimation(ends: MediaBasicAnimation(from: 0.0, to: 1), damping: 20)
    #expect(damped.progress(at: 0.2) == critical.progress(at: 0.2))
    let pushed = MediaSpringAnimation(
      ends: MediaBasicAnimation(from: 0.0, to: 1), damping: 5, initialVelocity: 20)
    #expect(pushed.progress(at: 0.05) > 0.5 && pushed.settlingDuration > 2.85)
  }

  @Test("a group's children run in its time and are cut off at its end")
  func group() {
    let children: [MediaAnimation<Double>] = [
      animation(4, .basic(MediaBasicAnimation(from: 0, to: 40))),
      animation(1, .basic(MediaBasicAnimation(from: 0, to: 1000)), additive: true, { $0.beginTime = 1 }),
    ]
    let group = animation(
      2, .group(children),
      {
        $0.beginTime = 10
        $0.speed = 2
        $0.repeatCount = 2
      })
    #expect(group.value(atParentTime: 10.25, current: 7) == 5)
    #expect(group.value(atParentTime: 10.75, current: 7) == 15 + 500)
    #expect(group.value(atParentTime: 11.25, current: 7) == 5)
    #expect(group.value(atParentTime: 12, current: 7) == 7)
    let endless = animation(.infinity, .group(children))
    #expect(endless.value(atParentTime: 2, current: 7) == 20)
  }

  @Test("any function of progress can be timed")
  func function() {
    let blink = animation(2, .function { progress, current in progress < 0.5 ? current : -current })
    #expect(
      blink.value(atParentTime: 0.9, current: 3) == 3 && blink.value(atParentTime: 1.1, current: 3) == -3)
  }

  @Test("keyframes that can't be used have a defined result and a diagnostic")
  func badInput() {
    let (none, codes) = diagnosed { keyframes([]) }
    #expect(none.value(at: 0.5) == nil && codes == ["motion.media.no-values"])
    #expect(diagnosed { animation(1, .keyframes(none)) }.result.value(atParentTime: 0.5, current: 4) == 4)
    for mode in MediaCalculationMode.allCases {
      #expect(diagnosed { keyframes([], mode) }.result.value(at: 0.5) == nil)
      #expect(keyframes([7], mode).value(at: 0.5) == 7)
      for progress in [-1, 0, 1, 2, Double.nan, Double.infinity, -Double.infinity] {
        #expect(keyframes([1, 2, 4], mode).value(at: progress)!.isFinite)
      }
    }
    for times in [[0, 0.9, 0.5], [0, 0.5, 1.5], [0, .nan, 1], [-1, 0.5, 1]] {
      let (unsorted, codes) = diagnosed { keyframes([0, 10, 0], times: times) }
      #expect(codes == ["motion.media.key-times"] && unsorted.value(at: 0.5) == 10)
    }
    for times in [[0.0, 1], [0, 0.1, 0.2, 1]] {
      let (wrong, codes) = diagnosed { keyframes([0, 10, 0], times: times) }
      #expect(codes == ["motion.media.key-times-count"] && wrong.value(at: 0.5) == 10)
    }
    let (functions, more) = diagnosed { keyframes([0, 10, 0], curves: [.easeIn, .easeIn, .easeIn]) }
    #expect(more == ["motion.media.timing-functions"] && functions.value(at: 0.5) == 10)
    let (spring, last) = diagnosed {
      MediaSpringAnimation(ends: MediaBasicAnimation(from: 0.0, to: 1), mass: 0)
    }
    #expect(
      last == ["motion.spring.physics"] && spring.progress(at: 0.1) == 1 && spring.settlingDuration == 0)
  }

  @Test("key times that start late or end early hold the end values")
  func lateKeyTimes() {
    let late = keyframes([0, 10], times: [0.25, 0.75])
    #expect([0, 0.25, 0.5, 0.75, 1].map { late.value(at: $0) } == [0, 0, 5, 10, 10])
    let jump = keyframes([0, 10, 20], times: [0, 0, 1])
    #expect(jump.value(at: 0) == 10 && jump.value(at: 0.5) == 15)
  }
}
